import type { Reply, TableLink, Update } from '@shamble/protocol';
import { mixedUp, type Wire } from './wire.ts';

/**
 * A table in the worker beside the page. Updates come for every seat held here, each saying for whom it is. Those that
 * come before anybody listens are kept for whoever listens first.
 */
export function workerLink(wire: Wire, table: string, leave: () => void): TableLink {
  const hearers = new Set<(update: Update) => void>();
  let early: Update[] = [];
  const stop = wire.listen((told) => {
    if (told.from !== 'update' || told.table !== table) return;
    if (hearers.size === 0) early.push(told.update);
    for (const hear of [...hearers]) hear(told.update);
  });
  return {
    async send(request): Promise<Reply> {
      const told = await wire.ask({ to: 'table', table, request });
      if (told.from !== 'reply') throw mixedUp();
      return told.reply;
    },
    onUpdate(hear) {
      hearers.add(hear);
      const missed = early;
      early = [];
      for (const update of missed) hear(update);
      return () => hearers.delete(hear);
    },
    close() {
      stop();
      hearers.clear();
      leave();
    },
  };
}
