/** Says that something kept has grown by so many bytes. Once all of it is too much, it is made anew when asked for. */
export type Grow = (bytes: number) => void;

/**
 * What is worked out from a text, kept for the next time it is asked for. All that is kept weighs so much at most, in bytes
 * or so: whoever brings texts of his own cannot fill the memory with them.
 */
export function keptBy<T>(
  most: number,
  make: (text: string, grow: Grow) => T,
  weigh: (made: T, text: string) => number,
): (text: string) => T {
  const known = new Map<string, T>();
  let weight = 0;
  // Mostly it is the same as before.
  let last: { readonly text: string; readonly made: T } | null = null;
  const grow: Grow = (bytes) => {
    weight += bytes;
    if (weight <= most) return;
    known.clear();
    last = null;
    weight = 0;
  };
  return (text) => {
    if (last !== null && last.text === text) return last.made;
    let made = known.get(text);
    if (made === undefined) {
      made = make(text, grow);
      weight += weigh(made, text);
      if (weight > most) {
        known.clear();
        weight = weigh(made, text);
      }
      known.set(text, made);
    }
    last = { text, made };
    return made;
  };
}
