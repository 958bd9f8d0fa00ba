import { BOX } from '../../content/box.ts';
import { AGENT_KINDS, AGENTS, type AgentKind, FOES } from '../../content/enemies.ts';
import type { Mission } from '../../content/mission.ts';
import { readTile } from './layout.ts';

/** What is wrong with where an owner's copy lays things, before they are laid. */
export function laidFaults(mission: Mission): string[] {
  const { tiles, spawns } = mission;
  if (tiles.some((row) => row.length !== tiles[0]!.length)) return ['the rows of tiles are not equally long'];
  const used = tiles.flat().map((text) => readTile(text)!.side.slice(0, -1));
  if (used.length > BOX.tiles || new Set(used).size < used.length) return ['a tile lies there twice'];
  const firsts = spawns.filter(({ colour }) => colour === 'first').length;
  if (firsts !== 1 || spawns[0]!.colour !== 'first') return ['the Initial Spawn Point comes first, and there is one'];
  return strangersIn(mission);
}

/** Enemies of the other side, more figures than the box holds, hidden Objectives that no colour is dealt to. */
function strangersIn({ mode, foes = [], agents = [], objectives = [], undersides = [] }: Mission): string[] {
  const names = foes.map(({ who }) => who);
  const isStray = (who: (typeof names)[number], at: number): boolean =>
    FOES[who].mode !== mode || names.indexOf(who) !== at;
  const count = (kind: AgentKind): number => agents.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
  const isStrange = (kind: AgentKind): boolean => count(kind) > (AGENTS[kind].mode === mode ? AGENTS[kind].figures : 0);
  const hidden = objectives.filter((one) => one.hidden === true).length;
  return [
    ...names.filter(isStray).map((who) => `${who} cannot be there`),
    ...AGENT_KINDS.filter(isStrange).map((kind) => `so many figures of ${kind} are not in the box`),
    ...(hidden === undersides.length ? [] : [`${undersides.length} Objectives are hidden, not ${hidden}`]),
  ];
}
