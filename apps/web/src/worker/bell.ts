import * as v from 'valibot';

/** What tabs tell each other. Only that there is something to look at: what it is, is in the storage. */
const News = v.variant('tell', [
  v.strictObject({ tell: v.literal('appended'), table: v.string(), n: v.number() }),
  v.strictObject({ tell: v.literal('deleted'), table: v.string() }),
  v.strictObject({ tell: v.literal('tables') }),
]);
export type News = v.InferOutput<typeof News>;

export interface Bell {
  ring(news: News): void;
}

export function openBell(hear: (news: News) => void): Bell {
  const channel = new BroadcastChannel('shamble');
  channel.onmessage = ({ data }) => {
    if (v.is(News, data)) hear(data);
  };
  return { ring: (news) => channel.postMessage(news) };
}
