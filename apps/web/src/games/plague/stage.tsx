import type { Event } from '@shamble/kernel';
import { kindOf } from '@shamble/plague/preview';
import type { Plague, View } from '@shamble/plague/types';
import { type ReactNode, useEffect } from 'react';
import { CardBack } from '../../parts/Card.tsx';
import { Die, type Face, useTumble } from '../../parts/Die.tsx';
import { heroInks, Portrait } from '../../pieces/Portrait.tsx';
import shown from '../../telling/Shown.module.css';
import { TurnedCard } from '../../telling/Shown.tsx';
import type { GameWords } from '../../text/words.ts';
import own from './Crew.module.css';
import { PlagueCard } from './cards.tsx';
import { heroLook } from './looks.ts';
import { type SkinWord, say } from './names.ts';
import { ShotFace } from './Shots.tsx';

type Events = Plague['events'];

/** What is shown beside the board. `time`: how long dice tumble, in ms. */
export function stageOf(event: Event, { weapons }: View, words: GameWords, time: number): ReactNode {
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const data = event.data as never;
  switch (event.id as keyof Events) {
    case 'rolled': {
      const { faces, result, aimed } = data as Events['rolled'];
      const needs = word(aimed ? 'p.stage.attack.aimed' : 'p.stage.attack');
      return (
        <Rolled
          faces={faces}
          good={result !== 'oops' && result !== 'miss'}
          needs={needs}
          result={word(`p.shot.${result}`)}
          sign={<ShotFace shot={result} size={52} />}
          time={time}
          words={words}
        />
      );
    }
    case 'bit': {
      const { face, hit } = data as Events['bit'];
      return (
        <Rolled
          faces={[face]}
          good={hit}
          needs={word('p.stage.bite')}
          result={word(hit ? 'p.stage.bitten' : 'p.stage.safe')}
          time={time}
          words={words}
        />
      );
    }
    case 'charged': {
      const { face, hit } = data as Events['charged'];
      return (
        <Rolled
          faces={[face]}
          good={!hit}
          needs={word('p.stage.charge')}
          result={word(hit ? 'p.stage.bitten' : 'p.stage.safe')}
          time={time}
          words={words}
        />
      );
    }
    case 'infectionRolled': {
      const { face } = data as Events['infectionRolled'];
      return (
        <Rolled
          faces={[face]}
          good={face > 1}
          needs={word('p.stage.infection')}
          result={word(face === 1 ? 'p.stage.infected' : 'p.stage.safe')}
          time={time}
          words={words}
        />
      );
    }
    case 'carTried': {
      const { face } = data as Events['carTried'];
      return <Rolled faces={[face]} good={face >= 5} needs={word('p.stage.car')} result="" time={time} words={words} />;
    }
    case 'zombieArrived':
    case 'arrived': {
      const { faces } = data as Events['arrived'];
      if (faces.length < 2) return null;
      return (
        <Rolled faces={faces} good needs={word('p.stage.arrival')} result={faces.join('')} time={0} words={words} />
      );
    }
    case 'found':
    case 'eventDrawn': {
      const { card } = data as Events['found'];
      const back = (
        <CardBack deck={event.id === 'found' ? 'equipment' : 'dead'} icon="knapsack" label={word('p.card.back')} />
      );
      return <TurnedCard back={back} face={<PlagueCard kind={kindOf(card)} words={words} own={weapons} />} />;
    }
    case 'unmasked': {
      const { human, traitor } = data as Events['unmasked'];
      const back = <CardBack deck="dead" icon="own:reveal" label={word('p.card.back')} />;
      return (
        <TurnedCard
          back={back}
          face={<Unmasked human={human} says={word(`p.stage.${traitor ? 'traitor' : 'loyal'}`)} />}
        />
      );
    }
    default:
      return null;
  }
}

/** Who it was all the time. */
function Unmasked({ human, says }: { human: number; says: string }) {
  const { portrait, inks } = heroLook(human);
  return (
    <figure className={own.unmasked} style={heroInks(inks)}>
      <Portrait name={portrait} inks={inks} crop="12 2 76 92" />
      <figcaption>{says}</figcaption>
    </figure>
  );
}

interface RolledProps {
  faces: readonly number[];
  good: boolean;
  needs: string;
  result: string;
  sign?: ReactNode;
  time: number;
  words: GameWords;
}

/** Dice that tumble and land; then what they mean. */
function Rolled({ faces, good, needs, result, sign, time, words }: RolledProps) {
  const { faces: now, tumbling, roll } = useTumble(faces as readonly Face[], time);
  useEffect(() => roll(), [roll]);
  return (
    <div className={shown.roll}>
      <div className={shown.dice}>
        {now.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          <span key={i}>
            <Die
              face={face}
              hit={tumbling || good}
              size={52}
              tumbling={tumbling}
              label={tumbling ? '' : words.say(say('p.die', { face }))}
            />
          </span>
        ))}
        {!tumbling && sign}
      </div>
      <p>
        <b>{needs}</b>
        <span className={tumbling ? shown.hidden : undefined}>{result}</span>
      </p>
    </div>
  );
}
