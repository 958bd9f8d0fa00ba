import { SURVIVORS } from '@shamble/zombicide/content/survivors';
import type { ReactNode } from 'react';
import { cardOf } from '../games/zombicide/cards.ts';
import { deadFigure } from '../games/zombicide/Dead.tsx';
import type { ActionEntry } from '../parts/ActionRow.tsx';
import { EquipmentCard, WoundCard } from '../parts/Card.tsx';
import { ActionCoins } from '../parts/Coins.tsx';
import type { CrewMember } from '../parts/Crew.tsx';
import { Die } from '../parts/Die.tsx';
import type { CardSlot } from '../parts/HeroSheet.tsx';
import { LogLine } from '../parts/Log.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import type { SkillEntry } from '../parts/Skills.tsx';
import { CostTicket, OddsTicket } from '../parts/Ticket.tsx';
import { look } from './scene.ts';
import type { StyleWords } from './words.ts';

/** What the made-up moment shows in each part. */
export function crewOf(words: StyleWords, ids: readonly string[] = ['amy', 'ned', 'doug', 'wanda']): CrewMember[] {
  const danger: Readonly<Record<string, number>> = { amy: 8, ned: 12, doug: 5, wanda: 9, josh: 21, phil: 43 };
  const left: Readonly<Record<string, readonly [number, number]>> = {
    amy: [0, 4],
    ned: [2, 4],
    doug: [3, 3],
    wanda: [4, 4],
    josh: [4, 4],
    phil: [0, 4],
  };
  return ids.map((id) => {
    const state = id === 'ned' ? 'playing' : id === 'amy' ? 'done' : id === 'phil' ? 'dead' : 'waits';
    const [now, of] = left[id]!;
    return {
      id,
      name: SURVIVORS.find((sheet) => sheet.id === id)!.name[words.tongue],
      look: look(id),
      danger: danger[id]!,
      dangerLabel: words.dangerOf(danger[id]!),
      actions: { left: now, of, label: words.actionsLeft(now, of) },
      wounds: id === 'ned' ? 1 : 0,
      woundsLabel: words.wounded,
      state,
      stateLabel: words.states[state],
    };
  });
}

export function actionsOf(words: StyleWords, short = false): ActionEntry[] {
  const { act, actShort } = words;
  const cost = (n: number) => ({ cost: n, costLabel: words.costs(n) });
  return [
    { id: 'move', icon: 'walking-boot', label: act.move, detail: act.moveTo, ...cost(2) },
    { id: 'shoot', icon: 'crosshair', label: act.shoot, detail: act.shootAt, odds: '75 %', ...cost(1) },
    { id: 'fight', icon: 'axe-swing', label: act.fight, detail: act.fightAt, odds: '50 %', ...cost(1) },
    { id: 'open', icon: 'door', label: short ? actShort.open : act.open, detail: act.openTo, ...cost(1) },
    { id: 'noise', icon: 'shouting', label: short ? actShort.noise : act.noise, ...cost(1) },
    {
      id: 'search',
      icon: 'magnifying-glass',
      label: act.search,
      cost: words.free,
      forbidden: true,
      refused: [{ reason: words.refusedSearch, rule: 'ZC-SRCH-02' }],
    },
    {
      id: 'trade',
      icon: 'trade',
      label: act.trade,
      detail: act.tradeWith,
      ...cost(1),
      forbidden: true,
      refused: [{ reason: words.refusedTrade, rule: 'ZC-INV-07' }],
    },
    { id: 'end', icon: 'hourglass', label: short ? actShort.end : act.end, detail: act.endLost },
  ];
}

export function slotsOf(words: StyleWords, selected: string | undefined, onSelect: (id: string) => void): CardSlot[] {
  const card = (id: 'shotgun' | 'fire-axe' | 'ammo-shells' | 'water'): ReactNode => (
    <EquipmentCard {...cardOf(id, words.cards)} selected={selected === id} onClick={() => onSelect(id)} />
  );
  return [
    { id: 'hand 1', caption: { icon: 'hand', text: words.hand(1) }, card: card('shotgun') },
    { id: 'hand 2', caption: { icon: 'hand', text: words.hand(2) }, card: card('fire-axe') },
    { id: 'pack 1', caption: { icon: 'knapsack', text: words.backpack }, card: card('ammo-shells') },
    { id: 'pack 2', card: card('water') },
    { id: 'pack 3', card: <WoundCard name={words.wound} text={words.woundText} /> },
  ];
}

export const coinsOf = (words: StyleWords): ReactNode => (
  <ActionCoins
    left={2}
    of={4}
    free={[{ icon: 'magnifying-glass', label: words.freeSearch }]}
    label={words.actionsLeft(2, 4)}
  />
);

export function skillsOf({ book }: StyleWords): SkillEntry[] {
  const skill = (id: string, level: SkillEntry['level'], earned = false): SkillEntry => ({
    id: `${level} ${id}`,
    label: book(`skill.${id}`),
    level,
    earned,
  });
  return [
    skill('free-search', 'blue', true),
    skill('plus-action', 'yellow', true),
    skill('plus-die-ranged', 'orange'),
    skill('plus-die-combat', 'red'),
    skill('free-combat', 'orange'),
    skill('tough', 'red'),
  ];
}

export const costTicket = (words: StyleWords): ReactNode => (
  <CostTicket
    icon="boot-prints"
    total={words.ticketTotal}
    lines={[
      { id: 'move', text: words.ticketMove },
      { id: 'runner', text: words.ticketRunner, tone: 'bad' },
    ]}
  />
);
export const oddsTicket = (words: StyleWords, risk = false): ReactNode => (
  <OddsTicket
    odds={words.odds}
    of={words.oddsOf}
    dice={
      <>
        <Die face={4} size={28} />
        <Die face={4} size={28} />
      </>
    }
    roll={words.oddsRoll}
    lines={[{ id: 'friendly', text: risk ? words.friendlyRisk : words.friendlyNone, tone: risk ? 'bad' : 'good' }]}
  />
);

/** Sentences with dice and rules in them. */
export function logLines({ logLines: log, why }: StyleWords): ReactNode {
  const [the, wanders] = log.abomination;
  return (
    <>
      <LogLine badge={{ hero: look('ned') }}>
        <b>Ned</b> {log.moves} <RuleLink id="ZC-MOVE-01" />
      </LogLine>
      <LogLine badge={{ hero: look('ned') }}>
        <b>Ned</b> {log.swings} <Die face={5} label="5" /> {log.hits} <RuleLink id="ZC-MELE-02" />
      </LogLine>
      <LogLine badge={{ hero: look('amy') }} old>
        <b>Amy</b> {log.cuts} <Die face={6} label="6" /> <Die face={2} hit={false} label="2" /> {log.down}
      </LogLine>
      <LogLine badge={{ group: 'abomination', look: deadFigure('abomination') }} old>
        {the}
        <b>Abomination</b> {wanders} <a href="#why">{why}</a>
      </LogLine>
      <LogLine badge={{ group: 'walker', look: deadFigure('walker') }} old>
        {log.spawns} <b>3 Walkers</b>. <RuleLink id="ZC-SPWN-04" />
      </LogLine>
      <LogLine badge={{ icon: 'card-draw' }} old>
        <b>Wanda</b> {log.finds} <RuleLink id="ZC-SRCH-01" />
      </LogLine>
      <LogLine badge={{ icon: 'key' }} old>
        {log.opens} <RuleLink id="ZC-DOOR-03" />
      </LogLine>
    </>
  );
}
