import type { Event, EventId, EventOf, Shape } from './game.ts';
import type { TableView } from './view.ts';

/**
 * How what a viewer hears moves what it has seen to what it sees next, event by event, for screens that show it on the
 * way. Pure. `claim` is held to the next view by a law, so that what is shown is never made up.
 */
export interface Retelling<G extends Shape, Story = unknown> {
  /** From what is seen before anything of it is told. */
  begin(view: TableView<G>): Story;
  /** When this has been told, too. */
  retell(story: Story, event: EventOf<G>): Story;
  /** What of the story is told to the last detail: all told, the same as of a story begun from the next view. */
  claim(story: Story): object;
}

/** Event -> what it does to the story; those not named do nothing. */
export type Retold<G extends Shape, Story> = {
  readonly [E in EventId<G>]?: (story: Story, facts: G['events'][E]) => Story;
};

export function retellBy<G extends Shape, Story>(retold: Retold<G, Story>, story: Story, { id, data }: Event): Story {
  const change = retold[id as EventId<G>] as ((story: Story, facts: object) => Story) | undefined;
  return change === undefined ? story : change(story, data);
}
