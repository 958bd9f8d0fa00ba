import { useCallback, useState } from 'react';
import { useAreaWords } from '../text/areaWords.ts';
import type { RoomLine, Wish } from './roomLine.ts';
import { onlineText } from './text.ts';

/** Asks for something that is not play, and tells why it was not done. */
export function useErrands(line: RoomLine): { run(wish: Wish): Promise<boolean>; readonly wrong: string | null } {
  const word = useAreaWords(onlineText);
  const [wrong, setWrong] = useState<string | null>(null);
  const run = useCallback(
    async (wish: Wish): Promise<boolean> => {
      setWrong(null);
      const reply = await line.say(wish);
      if (reply.tell !== 'refused') return true;
      const { code, sentence } = reply;
      if (code === 'too-fast' || code === 'not-yours' || code === 'not-stored' || code === 'disk-full')
        setWrong(word(`online.${code}`));
      else setWrong(word('online.failed', { why: sentence }));
      return false;
    },
    [line, word],
  );
  return { run, wrong };
}
