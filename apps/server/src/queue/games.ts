import type PgBoss from 'pg-boss';

// A game that is analysed lies in the queue once, beside the errands: they are many, and it is long.

/** Nobody takes anything from it. */
export async function gamesQueueOf(boss: PgBoss, edition: string): Promise<string> {
  const name = `games-${edition}`;
  await boss.createQueue(name, { name });
  return name;
}

/** Seconds a game lies there at most, should whoever has put it there never come back. */
const KEPT = 24 * 3600;

export async function putGame(boss: PgBoss, queue: string, text: string): Promise<string> {
  const id = crypto.randomUUID();
  const keepUntil = new Date(Date.now() + 1000 * KEPT).toISOString();
  await boss.insert([{ id, name: queue, data: { text }, keepUntil }]);
  return id;
}

/** The text of a game; null: nobody waits for it any more. */
export async function gameIn(boss: PgBoss, edition: string, id: string): Promise<string | null> {
  const job = await boss.getJobById<{ readonly text: string }>(`games-${edition}`, id);
  return job?.data.text ?? null;
}
