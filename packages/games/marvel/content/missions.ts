import type { Mission } from './mission.ts';
import mh1 from './missions/MH1.json' with { type: 'json' };
import mh2 from './missions/MH2.json' with { type: 'json' };
import mh3 from './missions/MH3.json' with { type: 'json' };
import mh4 from './missions/MH4.json' with { type: 'json' };
import mh5 from './missions/MH5.json' with { type: 'json' };
import mz0 from './missions/MZ0.json' with { type: 'json' };
import mz1 from './missions/MZ1.json' with { type: 'json' };
import mz2 from './missions/MZ2.json' with { type: 'json' };
import mz3 from './missions/MZ3.json' with { type: 'json' };
import mz4 from './missions/MZ4.json' with { type: 'json' };
import mz5 from './missions/MZ5.json' with { type: 'json' };
import mz6 from './missions/MZ6.json' with { type: 'json' };
import mz7 from './missions/MZ7.json' with { type: 'json' };
import mz8 from './missions/MZ8.json' with { type: 'json' };
import mz9 from './missions/MZ9.json' with { type: 'json' };
import mz10 from './missions/MZ10.json' with { type: 'json' };

/** The missions that come with the game. */
export const MISSIONS: readonly Mission[] = [
  ...[mz0, mz1, mz2, mz3, mz4, mz5, mz6, mz7, mz8, mz9, mz10],
  ...[mh1, mh2, mh3, mh4, mh5],
] as unknown as Mission[];
