import type { Form, Json } from '@shamble/kernel';

/** What a new entry of that form holds before anybody has typed anything. */
export function blankOf(form: Form): Json {
  if (form.default !== undefined) return form.default;
  if (form.enum !== undefined) return form.enum[0]!;
  switch (form.type) {
    case 'integer':
      return form.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: form.minItems ?? 0 }, () => blankOf(form.items!));
    case 'object':
      return Object.fromEntries((form.required ?? []).map((name) => [name, blankOf(form.properties![name]!)]));
    case 'null':
      return null;
    default:
      return '';
  }
}

/** Fits on a line beside others. */
export const isSmall = ({ type, enum: among }: Form): boolean =>
  among !== undefined || type === 'string' || type === 'integer' || type === 'boolean';

/** Whether entries may be put in or taken out. */
export const isOpenEnded = ({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Form): boolean =>
  minItems < maxItems;

/** Lines of text, empty ones too: a drawing is typed in as one. */
export const isDrawing = ({ type, items }: Form): boolean =>
  type === 'array' && items?.type === 'string' && items.enum === undefined && items.minLength === undefined;
