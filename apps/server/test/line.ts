import { WebSocket } from 'ws';

/** A line to a table, which hears every message as it comes. */
export async function openLine(
  base: string,
  table: string,
  cookie: string,
  hear: (text: string) => void,
): Promise<WebSocket> {
  const line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
  line.on('message', (data) => hear(String(data)));
  await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject));
  return line;
}

/** Asks the server something, as the guest of the cookie; gives what it says and the cookie from now on. */
export async function ask<T>(
  base: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ given: T; cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  const given = (await response.json()) as T;
  return { given, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}
