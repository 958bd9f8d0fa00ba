/** From version 1: the infected were still rolled for when one of them had lost the game. The table is the same. */
export const stillRolled = (table: Record<string, unknown>): Record<string, unknown> => table;
