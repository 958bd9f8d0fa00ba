import { createHash } from 'node:crypto';

/** A name for something secret, so that two lines about the same thing can be told to be so. */
export const veiled = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 10);

const MOST_CAUSES = 3;

/** An error as it may be written down: where it happened and what it is, but nothing that somebody has said or may keep to himself. */
export function logged(error: unknown, causes = MOST_CAUSES): unknown {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { name, code, cause, stack = '' } = error as NodeJS.ErrnoException;
  const message = withoutSecrets(error.message);
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...(cause !== undefined && causes > 0 && { cause: logged(cause, causes - 1) }),
  };
}

/** Whatever stands in quotes may be what somebody has sent; long numbers let people in. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/"(?:[^"\\]|\\.)*"?/gs, '"…"')
    .replace(/[\w-]{8,}\.[\w-]{43}/g, '…')
    .replace(/[0-9a-f]{32,}/gi, veiled);
