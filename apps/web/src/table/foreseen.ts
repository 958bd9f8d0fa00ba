/** What an option would do, found out once for each view and option. */
export function foreseen<View extends object, Option, Facts>(look: (view: View, option: Option) => Facts) {
  const kept = new WeakMap<View, Map<string, Facts>>();
  return (view: View, option: Option): Facts => {
    const known = kept.get(view) ?? new Map<string, Facts>();
    kept.set(view, known);
    const key = JSON.stringify(option);
    const found = known.get(key) ?? look(view, option);
    known.set(key, found);
    return found;
  };
}
