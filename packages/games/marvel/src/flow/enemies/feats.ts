import type { Look, Play } from '@shamble/kernel';
import { actingAt, actingFoes, type March, preyOf } from '../../rules/march.ts';
import { changePower } from '../../rules/power.ts';
import { heroesAt } from '../../rules/questions.ts';
import { zonesWithin } from '../../rules/reach.ts';
import { type Activation, type FoeIndex, type Group, type Marvel, TROOPER, type Zone } from '../../types.ts';

// What some of the enemy do in an activation that others cannot; who does is answered by queries.

/** Common Enemies of the first kind that begin with one who rallies them: they have a second Action. */
export function ralliedBy(look: Look<Marvel>, activation: Activation): Group[] {
  const { state } = look;
  if (!activation.kinds[TROOPER] || activation.because === 'scent') return [];
  const groups: Group[] = [];
  for (let foe = 0; foe < state.foes.length; foe++) {
    const { status, zone } = state.foes[foe]!;
    if (status !== 'in' || !look.query('rallies', { foe })) continue;
    const count = actingAt(state, zone, TROOPER, activation);
    if (count > 0) groups.push({ zone, count });
  }
  return groups;
}

/** Where the rallied are after these marches: those of a Zone part as all of it do. */
export function ralliedAfter(
  { rallied }: Activation,
  marching: readonly March[],
  sharesOf: (march: March) => readonly number[],
): Group[] {
  if (rallied.length === 0) return rallied;
  const groups: Group[] = [];
  for (const { zone, count } of rallied) {
    const march = marching.find(({ kind, from }) => kind === TROOPER && from === zone);
    if (march === undefined) addTo(groups, zone, count);
    else
      sharesOf(march).forEach((share, i) => {
        if (share > 0) addTo(groups, march.aim.ways[i]!, share);
      });
  }
  return groups;
}

export function addTo(groups: Group[], zone: Zone, count: number): void {
  const group = groups.find((one) => one.zone === zone);
  if (group === undefined) groups.push({ zone, count });
  else group.count += count;
}

/** The next who attacks from afar, having nobody in its own Zone, and where it could. */
export function nextShot(look: Look<Marvel>, activation: Activation): { foe: FoeIndex; zones: Zone[] } | null {
  const { state } = look;
  for (const foe of actingFoes(look, activation)) {
    const { zone } = state.foes[foe]!;
    if (activation.shot.includes(foe) || activation.attacked.includes(zone)) continue;
    const reach = look.query('foeReach', { foe });
    if (reach === 0) continue;
    const prey = preyOf(state);
    const zones = zonesWithin(state, zone, 1, reach).filter((one) => prey.includes(one));
    if (zones.length > 0 && !prey.includes(zone)) return { foe, zones };
  }
  return null;
}

export function shotOf(play: Play<Marvel>, foe: FoeIndex, zone: Zone): Marvel['procs']['assault']['locals'] {
  const enemies = play.query('foeWounds', { foe });
  const by = { attackers: [0, 0, 0, 1], foes: [foe], fighters: [], queue: [], prey: [] };
  return { zone, enemies, bystanders: 0, each: 0, ...by };
}

/** Power that goes when an activation is over. */
export function leech(play: Play<Marvel>, activation: Activation): void {
  const { state } = play;
  for (const foe of actingFoes(play, { ...activation, action: 1 })) {
    const power = play.query('leeches', { foe });
    if (power > 0)
      for (const hero of heroesAt(state, state.foes[foe]!.zone))
        changePower(play, hero, -power, 'leech', ['MZ-ENEMY-06']);
  }
}
