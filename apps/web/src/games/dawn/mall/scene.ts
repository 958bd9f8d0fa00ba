import type { Foretold } from '@shamble/dawn/preview';
import type { SpaceId } from '../../../board/plan.ts';
import type { Highlights } from '../../../board/types.ts';
import type { DoorState } from './Doors.tsx';

/** What the mall shows beside what any board does. */
export interface MallOwn {
  /** Door -> how it stands, in the order of the plan; main doors come last. */
  readonly doors: readonly DoorState[];
  /** Where the dead would go as usual. */
  readonly orders?: Foretold;
}

export interface MallHighlights extends Highlights {
  /** Lines of fire, with what the shot suffers written along them. */
  readonly lines?: readonly { readonly from: SpaceId; readonly to: SpaceId; readonly says: readonly string[] }[];
  /** Where counters would be laid, face down; hidden ones under a veil of their own. */
  readonly laid?: { readonly spaces: readonly SpaceId[]; readonly isHidden: boolean };
  /** Nothing may be laid there. */
  readonly barred?: readonly SpaceId[];
}
