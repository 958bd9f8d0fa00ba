import { useWords } from '../text/useWords.ts';
import css from './Rule.module.css';

/** Leads to a rule of the book, by its id. */
export function RuleLink({ id }: { id: string }) {
  return (
    <a className={css.rule} href={`/rules#${id}`} data-rule={id}>
      {id}
    </a>
  );
}

/** Why something cannot be done: a paper bubble with the reason and the rule. */
export function Refusal({ reason, rule, names = [] }: { reason: string; rule: string; names?: readonly string[] }) {
  const { word } = useWords();
  return (
    <p className={css.bubble}>
      {names.length > 0 && <span className={css.names}>{word('table.about', { what: names.join(', ') })} </span>}
      {reason} <RuleLink id={rule} />
    </p>
  );
}
