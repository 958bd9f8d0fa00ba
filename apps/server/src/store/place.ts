/** Where tables are kept: a file of the embedded database, or a PostgreSQL server by its address. */
export type Place = { readonly file: string } | { readonly url: string };

/** Where it is, without the password. */
export function nameOf(place: Place): string {
  if ('file' in place) return place.file;
  try {
    const { protocol, host, pathname } = new URL(place.url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
