declare const hidden: unique symbol;

/**
 * A value that not every seat may know. At run time it is the value itself; for the compiler it is opaque, so it
 * cannot slip into a view, an event or a frame by assignment.
 */
export interface Secret<T> {
  readonly [hidden]: T;
}

export const secret = <T>(value: T): Secret<T> => value as unknown as Secret<T>;

/** Reads a secret for the rules' own use. What is read must not reach a player: to show it, use `play.reveal`. */
export const peek = <T>(value: Secret<T>): T => value as unknown as T;

/** `T` if no Secret is inside it, else an error type. A view must be Open. */
export type Open<T> = HoldsSecret<T> extends true ? { readonly error: 'a view must not hold a Secret' } : T;

type HoldsSecret<T> = true extends Held<T> ? true : false;
type Held<T> = T extends { readonly [hidden]: unknown }
  ? true
  : T extends readonly (infer U)[]
    ? Held<U>
    : T extends object
      ? { [K in keyof T]-?: Held<T[K]> }[keyof T]
      : false;
