import { useEffect, useState, useSyncExternalStore } from 'react';
import { whyNot } from './api.ts';
import { RoomBook, type RoomPicture } from './room.ts';
import { RoomLine } from './roomLine.ts';

/** A table online that a page looks at. */
export interface OpenRoom {
  readonly line: RoomLine;
  readonly book: RoomBook;
}

/** The room of a table for as long as the component is there. Null in the first instant only. */
export function useRoom(table: string): OpenRoom | null {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  useEffect(() => {
    const line = new RoomLine(table, { check: whyNot });
    const book = new RoomBook(line);
    setRoom({ line, book });
    return () => {
      book.close();
      line.close();
    };
  }, [table]);
  return room?.line.table === table ? room : null;
}

export const usePicture = ({ book }: OpenRoom): RoomPicture => useSyncExternalStore(book.subscribe, book.getSnapshot);
