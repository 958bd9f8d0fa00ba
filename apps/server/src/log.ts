import { type DestinationStream, type Logger, pino } from 'pino';
import { logged } from './logged.ts';
import { NoServer } from './noServer.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export const silent: Log = pino({ enabled: false });

/**
 * One JSON object a line, to the error output. Nothing that lets anyone in is ever given to it: no cookie, no link, no id of
 * a table. At a terminal only what is wrong is told, unless SHAMBLE_LOG asks for more.
 */
export function openLog(
  { SHAMBLE_LOG }: NodeJS.ProcessEnv,
  isTerminal: boolean,
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const level = SHAMBLE_LOG || (isTerminal ? 'warn' : 'info');
  if (level !== 'silent' && !(level in pino.levels.values)) throw new NoServer('server.log', { given: level });
  const base = { pid: process.pid };
  const serializers = { err: (cause: unknown) => logged(cause) };
  return pino({ level, base, serializers, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
