import { createContext, useContext } from 'react';

/** One press, several posters: each game prints with its own inks, by its name. */
export type PressName = string;

export const PressContext = createContext<PressName>('page');
export const usePress = (): PressName => useContext(PressContext);
/** Patterns take their inks where they are defined, so every press has its own. */
export const patternId = (press: PressName, name: string): string => `${press}-${name}`;
export const usePattern = (): ((name: string) => string) => {
  const press = usePress();
  return (name) => `url(#${patternId(press, name)})`;
};
