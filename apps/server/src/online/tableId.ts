/** Whether this could be the id of a table. Nothing else may reach the database, or the log. */
export const isTable = (id: string | undefined): id is string => id !== undefined && /^[0-9a-f]{32}$/.test(id);
