import * as v from 'valibot';

/** What is looked at from outside, with the type that is inside. */
export const as = <T>(shape: v.GenericSchema) => shape as unknown as v.GenericSchema<T>;

/** What is not known here is left out: a newer server may say more. */
export const object = <E extends v.ObjectEntries>(entries: E) => v.pipe(v.object(entries), v.readonly());
export const list = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.readonly());

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Names = list(v.string());
