import css from './Rule.module.css';

/** Leads to a rule of the book, by its id. */
export function RuleLink({ id, href = `#${id}` }: { id: string; href?: string }) {
  return (
    <a className={css.rule} href={href}>
      {id}
    </a>
  );
}

/** Why something cannot be done: a paper bubble with the reason and the rule. */
export function Refusal({ reason, rule, id }: { reason: string; rule: string; id?: string }) {
  return (
    <p className={css.bubble} id={id}>
      {reason} <RuleLink id={rule} />
    </p>
  );
}
