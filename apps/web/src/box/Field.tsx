import type { BoxEntry, BoxPart, Form, Json } from '@shamble/kernel';
import { useId } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './Box.module.css';
import { blankOf, isDrawing, isOpenEnded, isSmall } from './fields.ts';
import { boxText } from './text.ts';

/** What every field of an entry needs to know. */
export interface Around {
  readonly part: BoxPart;
  readonly entry: BoxEntry;
  readonly words: GameWords;
}

interface FieldProps extends Around {
  form: Form;
  label: string;
  /** Undefined: left out. */
  value: Json | undefined;
  /** May be left out. */
  isFree?: boolean;
  onChange: (value: Json | undefined) => void;
}

export const labelOf = ({ part, words }: Pick<Around, 'part' | 'words'>, name: string): string => {
  const said = part.label(name);
  return typeof said === 'string' ? said : words.say(said);
};

/** A part of an entry, by its form: a choice, a text, a number, a switch, a list, or several of them together. */
export function Field(props: FieldProps) {
  const { form } = props;
  if (form.enum !== undefined) return <Choice {...props} />;
  if (form.type === 'boolean') return <Switch {...props} />;
  if (isDrawing(form)) return <Drawing {...props} />;
  if (form.type === 'array') return <List {...props} />;
  if (form.type === 'object') return <Several {...props} isInside />;
  return <Line {...props} />;
}

function Choice({ form, label, value, isFree, onChange, ...around }: FieldProps) {
  const word = useAreaWords(boxText);
  const all = form.enum!.map(String);
  return (
    <label className={css.field}>
      <span>{label}</span>
      <select
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : form.enum!.find((one) => String(one) === target.value))
        }
      >
        {(isFree || value === undefined) && <option value="">{word('box.none')}</option>}
        {all.map((one) => (
          <option key={one} value={one}>
            {labelOf(around, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ label, value, onChange }: FieldProps) {
  return (
    <label className={`${css.field} ${css.switch}`}>
      <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A text or a number, with what is known to go there. */
function Line({ form, label, value, isFree, onChange, part, entry }: FieldProps) {
  const list = useId();
  const isNumber = form.type === 'integer';
  const among = isNumber ? [] : (part.among?.(entry, form) ?? []);
  const isOdd = among.length > 0 && typeof value === 'string' && value !== '' && !among.includes(value);
  return (
    <label className={css.field}>
      <span>{label}</span>
      <input
        type={isNumber ? 'number' : 'text'}
        value={value === undefined ? '' : String(value)}
        min={form.minimum}
        max={form.maximum}
        maxLength={form.maxLength}
        list={among.length > 0 ? list : undefined}
        aria-invalid={isOdd}
        onChange={({ target }) => {
          if (target.value === '' && isFree) onChange(undefined);
          else onChange(isNumber ? Number(target.value) : target.value);
        }}
      />
      {among.length > 0 && (
        <datalist id={list}>
          {among.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </label>
  );
}

function Drawing({ label, value, onChange }: FieldProps) {
  const lines = Array.isArray(value) ? value.map(String) : [];
  return (
    <label className={css.field}>
      <span>{label}</span>
      <textarea
        className={css.drawing}
        value={lines.join('\n')}
        rows={Math.min(lines.length + 1, 60)}
        spellCheck={false}
        wrap="off"
        onChange={({ target }) => onChange(target.value.split('\n'))}
      />
    </label>
  );
}

function List({ form, label, value, onChange, ...around }: FieldProps) {
  const word = useAreaWords(boxText);
  const items = form.items!;
  const held = Array.isArray(value) ? (value as Json[]) : [];
  const put = (at: number, one: Json | undefined): void =>
    onChange(held.map((old, i) => (i === at ? (one ?? '') : old)));
  const isFull = held.length >= (form.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className={`${css.list} ${isSmall(items) ? css.row : ''}`}>
      <legend>{label}</legend>
      {held.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and two may be alike
        <div key={at} className={css.item}>
          <Field
            {...around}
            form={items}
            label={items.type === 'object' ? `${label} ${at + 1}` : String(at + 1)}
            value={one}
            onChange={(next) => put(at, next)}
          />
          {isOpenEnded(form) && (
            <Button
              tone="quiet"
              label={word('box.remove', { what: `${label} ${at + 1}` })}
              onClick={() => onChange(held.filter((_, i) => i !== at))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {isOpenEnded(form) && (
        <Button
          tone="quiet"
          disabled={isFull}
          label={word('box.add-to', { what: label })}
          onClick={() => onChange([...held, blankOf(items)])}
        >
          {word('box.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Field by field; what is left out stays out until somebody types. */
export function Several({
  form,
  label,
  value,
  isInside = false,
  onChange,
  ...around
}: FieldProps & { isInside?: boolean }) {
  const fields = Object.entries(form.properties ?? {});
  const held = (value ?? {}) as Readonly<Record<string, Json | undefined>>;
  return (
    <fieldset className={css.several}>
      <legend className={isInside ? css.inside : 'sr'}>{label}</legend>
      {fields.map(([name, wants]) =>
        name === 'id' ? null : (
          <Field
            key={name}
            {...around}
            form={wants}
            label={labelOf(around, name)}
            value={held[name]}
            isFree={form.required?.includes(name) !== true}
            onChange={(next) => {
              const { [name]: _, ...others } = held;
              onChange((next === undefined ? others : { ...held, [name]: next }) as Json);
            }}
          />
        ),
      )}
    </fieldset>
  );
}
