import {
  type EventOf,
  heardBy,
  type Shape,
  same,
  type TableOf,
  type TableView,
  type Told,
  type Viewer,
} from '@shamble/kernel';
import { difference } from './difference.ts';
import { must } from './law.ts';
import type { Trial } from './trial.ts';

/** What the viewer hears, told from what it saw before, must come to what it sees now. */
export function checkRetold<G extends Shape>(
  { pack: { retelling }, engine }: Trial<G>,
  viewer: Viewer,
  { before, after, told }: { before: TableOf<G>; after: TableOf<G>; told: readonly Told[] },
): void {
  if (retelling === undefined) return;
  const begin = (table: TableOf<G>): unknown => retelling.begin(frozen(engine.view(engine.clone(table), viewer)));
  let story = begin(before);
  for (const event of heardBy(told, viewer)) story = retelling.retell(story, event as EventOf<G>);
  const [seen, heard] = [begin(after), story].map((one) => retelling.claim(one));
  must('retold', same(seen, heard), () => `what ${viewer} hears is not what it sees: ${difference(seen, heard)}`);
}

/** Who retells changes nothing. */
function frozen<G extends Shape>(view: TableView<G>): TableView<G> {
  freeze(view);
  return view;
}

function freeze(value: object): void {
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part as object);
}
