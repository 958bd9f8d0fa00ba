import { useState } from 'react';
import { ActionList } from '../parts/ActionRow.tsx';
import { Bill } from '../parts/Bill.tsx';
import { Button, IconButton, Segments } from '../parts/Button.tsx';
import { ActionCoins } from '../parts/Coins.tsx';
import { CrewColumn } from '../parts/Crew.tsx';
import { DangerBar } from '../parts/DangerBar.tsx';
import { Die, type Face, useTumble } from '../parts/Die.tsx';
import { HeroSheet, Inventory } from '../parts/HeroSheet.tsx';
import { Log } from '../parts/Log.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { Skills } from '../parts/Skills.tsx';
import { DangerSign, PhaseTracker } from '../parts/TopBar.tsx';
import { actionsOf, coinsOf, costTicket, crewOf, logLines, oddsTicket, skillsOf, slotsOf } from './parts.tsx';
import { Group, Section } from './Section.tsx';
import css from './Style.module.css';
import { look } from './scene.ts';
import type { StyleWords } from './words.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const ROLLED: readonly Face[] = [6, 4, 2, 5, 1];

export function ControlSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.controls;
  const [why, setWhy] = useState<string | undefined>('trade');
  const [card, setCard] = useState<string>('fire-axe');
  const [speed, setSpeed] = useState('2');
  return (
    <Section id="controls" title={title!} lead={lead!}>
      <div className={css.columns}>
        <Group title={words.promptsTitle}>
          <div className={css.stack}>
            <Prompt title={words.prompt} detail={words.promptDetail} />
            <Prompt title={words.promptLevel} detail={words.promptLevelDetail}>
              <Button>{words.book('skill.free-combat')}</Button>
              <Button>{words.book('skill.free-move')}</Button>
            </Prompt>
            <Prompt tone="wait" title={words.promptWait} detail={words.promptWaitDetail} />
            <Prompt tone="dead" title={words.promptDead} detail={words.promptDeadDetail} />
          </div>
        </Group>
        <Group title={words.rowsTitle}>
          <div className={css.panel}>
            <ActionList
              actions={actionsOf(words)}
              label={words.rowsTitle}
              hot="shoot"
              opened={why}
              whyNot={words.why}
              onOpen={(id) => setWhy((now) => (now === id ? undefined : id))}
            />
          </div>
        </Group>
        <Group title={words.logTitle}>
          <div className={css.panel}>
            <Log title={words.logTitle} order={words.newest}>
              {logLines(words)}
            </Log>
          </div>
        </Group>
        <Group title={words.dice}>
          <Dice words={words} />
        </Group>
        <Group title={words.coinsTitle}>
          <div className={`${css.panel} ${css.padded}`}>
            {coinsOf(words)}
            <ActionCoins left={3} of={3} label={words.actionsLeft(3, 3)} />
            {[0, 12, 30, 43].map((danger) => (
              <DangerBar key={danger} value={danger} label={words.dangerOf(danger)} />
            ))}
            <Skills skills={skillsOf(words)} label={words.skills} notYet={words.notYet} />
          </div>
        </Group>
        <Group title={words.ticketsTitle}>
          <div className={css.flow}>
            {costTicket(words)}
            {oddsTicket(words)}
            {oddsTicket(words, true)}
            <Bill
              title={words.goals}
              done={words.done}
              goals={words.goalList.map((text, i) => ({ id: text, text, done: i === 0 }))}
            />
          </div>
        </Group>
        <Group title={words.buttonsTitle}>
          <div className={css.flow}>
            <Button tone="primary" icon="hourglass" hotkey="E">
              {words.buttons.primary}
            </Button>
            <Button icon="backward-time" hotkey="Ctrl Z">
              {words.buttons.plain}
            </Button>
            <Button tone="danger">{words.buttons.danger}</Button>
            <Button tone="quiet">{words.buttons.quiet}</Button>
            <Button disabled>{words.buttons.disabled}</Button>
            <Segments
              label={`${words.speed} 2`}
              value={speed}
              onChange={setSpeed}
              options={[
                { value: '0', label: words.pause, icon: 'pause' },
                { value: '1', label: '1×' },
                { value: '2', label: '2×' },
                { value: '4', label: '4×' },
              ]}
            />
            <IconButton icon="steering-wheel" label={words.tokenNames.police} />
            <IconButton icon="eye-target" label={words.threat} />
            <IconButton icon="fast-forward" label={words.speed} />
          </div>
        </Group>
        <Group title={words.barTitle}>
          <div className={css.flow}>
            <PhaseTracker
              round={words.round}
              label={words.barTitle}
              current="zombies"
              phases={Object.entries(words.phases).map(([id, label]) => ({ id, label }))}
            />
            <DangerSign level="orange" label={words.book('level.orange')} />
            <DangerSign level="red" label={words.book('level.red')} />
          </div>
        </Group>
        <Group title={words.crewTitle}>
          <div className={css.crew}>
            <CrewColumn members={crewOf(words, ['josh', 'ned', 'phil'])} label={words.crewTitle} />
          </div>
        </Group>
      </div>
      <div className={css.desktop}>
        <Group title={words.sheetTitle} wide>
          <HeroSheet
            name="Amy"
            look={look('amy')}
            coins={<ActionCoins left={1} of={4} label={words.actionsLeft(1, 4)} />}
            coinsText={words.actionsLeft(1, 4)}
            danger={<DangerBar value={21} label={words.dangerOf(21)} />}
            skills={<Skills skills={skillsOf(words)} label={`${words.skills}, Amy`} notYet={words.notYet} />}
            inventory={<Inventory slots={slotsOf(words, card, setCard)} label={`${words.inventory}, Amy`} />}
          />
        </Group>
      </div>
    </Section>
  );
}

function Dice({ words }: { words: StyleWords }) {
  const { faces, tumbling, roll } = useTumble(ROLLED);
  return (
    <div className={`${css.panel} ${css.padded}`}>
      <div className={css.flow}>
        {FACES.map((face) => (
          <Die key={face} face={face} hit={face > 3} size={44} label={`${face}`} />
        ))}
      </div>
      <div className={css.flow} aria-live="polite">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          <Die key={i} face={face} hit={tumbling || face > 3} size={58} tumbling={tumbling} label={`${face}`} />
        ))}
      </div>
      <Button onClick={roll}>{words.roll}</Button>
    </div>
  );
}
