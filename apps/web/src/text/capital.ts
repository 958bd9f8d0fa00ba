/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
