export const say = (line) => process.stdout.write(`${line}\n`);

/** One sentence for a person, then exit code 1; never a stack trace. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs `work` under one line that counts the seconds on a terminal and ends with how it went and how long it took. */
export async function timed(title, work) {
  const since = performance.now();
  const live = process.stdout.isTTY;
  const tick = () => process.stdout.write(`\r${title} … ${seconds(since)} `);
  const timer = live ? setInterval(tick, 200) : undefined;
  if (!live) say(`${title} …`);
  try {
    const result = await work();
    say(`${live ? '\r' : ''}${title}: ${result?.ok === false ? 'failed after' : 'done in'} ${seconds(since)}`);
    return result;
  } catch (error) {
    if (live) say('');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
