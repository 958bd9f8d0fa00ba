import { useEffect, useMemo, useRef, useState } from 'react';
import { UseBox } from '../box/UseBox.tsx';
import { Segments } from '../parts/Button.tsx';
import { botNames } from '../session/botNames.ts';
import { ME } from '../session/holders.ts';
import { RuleNote } from '../table/RuleNote.tsx';
import { seatText } from '../table/seatText.ts';
import { useRules } from '../table/useRules.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { capital } from '../text/capital.ts';
import { useTongue } from '../text/useWords.ts';
import { gameWords } from '../text/words.ts';
import { Chosen } from './Chosen.tsx';
import {
  countsOf,
  type Draft,
  missionIn,
  newDraft,
  onMission,
  optionsOf,
  type Refused,
  refusalFrom,
  refusalOf,
  seatsOf,
} from './draft.ts';
import { GamePage } from './GamePage.tsx';
import { MissionWall } from './MissionWall.tsx';
import css from './NewTable.module.css';
import { PileCards } from './PileCards.tsx';
import { HeroFile, type Place, Seating } from './Seating.tsx';
import type { Drawn } from './shelf.ts';
import { newText } from './text.ts';
import { Variants } from './Variants.tsx';

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** Which game and mission, who sits where, with whom and with which variants. */
export function NewTable() {
  const word = useAreaWords(newText);
  return (
    <GamePage title={word('new.title')} label={word('new.game')} className={css.columns}>
      {(drawn) => <Laying key={drawn.game.id} {...drawn} />}
    </GamePage>
  );
}

/** The last set-up that could be played: what is shown while another one is refused. */
function useLaid({ game, skin }: Drawn, draft: Draft) {
  const { cast } = skin;
  const refused = useMemo(() => refusalOf(game, cast, draft), [game, cast, draft]);
  const options = useMemo(() => (refused === null ? optionsOf(game, cast, draft) : null), [game, cast, draft, refused]);
  const last = useRef(options);
  if (options !== null) last.current = options;
  return { refused, options: last.current };
}

function Laying({ game, skin }: Drawn) {
  const [tongue] = useTongue();
  const words = useMemo(() => gameWords(tongue, game), [tongue, game]);
  const word = useAreaWords(newText);
  const seatWord = useAreaWords(seatText);
  const rules = useRules(skin, tongue);
  const { cast } = skin;
  const [draft, setDraft] = useState(() => newDraft(game, asked('mission')));
  const { refused, options } = useLaid({ game, skin }, draft);
  const [badFile, setBadFile] = useState<Refused | null>(null);
  const bots = useMemo(() => botNames(game.pack), [game]);
  const change = (more: Partial<Draft>): void => setDraft({ ...draft, ...more });
  const mission = missionIn(game, draft.mission);
  useEffect(() => {
    // Whoever has left meanwhile is not called back.
    if (location.pathname !== '/new') return;
    history.replaceState(null, '', `/new?game=${game.id}&mission=${encodeURIComponent(mission.id)}`);
  }, [game, mission]);

  const roster = useMemo(
    () => (cast === undefined || options === null ? [] : cast.heroes(options, words)),
    [cast, options, words],
  );
  const places = useMemo((): readonly Place[] => {
    if (options === null) return [];
    const chosen = cast?.chosen(options) ?? [];
    return seatsOf(game, options).map(({ id, name }, i) => ({
      id,
      name: name === null ? id : capital(words.say(name)),
      holder: draft.holders[i] ?? ME,
      heroes: (chosen[i] ?? []).map((hero) => roster.find((one) => one.id === hero)!),
    }));
  }, [game, cast, options, roster, words, draft.holders]);

  const addFile = (file: string): void => {
    try {
      optionsOf(game, cast, { ...draft, files: [...draft.files, file] });
      setBadFile(null);
      change({ files: [...draft.files, file] });
    } catch (cause) {
      if (cause instanceof SyntaxError) setBadFile({ phrase: { id: 'new.not-json' }, isOwn: true, rules: [] });
      else setBadFile(refusalFrom(cause));
    }
  };
  const counts = countsOf(mission);
  const { pile } = game.pack;

  return (
    <div className={css.columns}>
      <div className={css.choices}>
        <section aria-labelledby="mission">
          <h2 id="mission">{word('new.mission')}</h2>
          <MissionWall
            missions={game.pack.missions}
            skin={skin}
            words={words}
            label={word('new.mission')}
            value={mission.id}
            onChange={(id) => setDraft(onMission(game, draft, id))}
          />
        </section>
        <section aria-labelledby="seats">
          <div className={css.head}>
            <h2 id="seats">{seatWord('seat.title')}</h2>
            {counts.length > 1 && (
              <div className={css.count}>
                <span>{word('new.players')}</span>
                <Segments
                  label={word('new.players')}
                  value={String(draft.players)}
                  options={counts.map((n) => ({ value: String(n), label: String(n) }))}
                  onChange={(n) => change({ players: Number(n) })}
                />
              </div>
            )}
          </div>
          <Seating
            places={places}
            roster={roster}
            bots={bots}
            onHolder={(seat, holder) => change({ holders: draft.holders.map((one, i) => (i === seat ? holder : one)) })}
            onHeroes={(heroes) => change({ heroes })}
          />
          {cast?.add !== undefined && <HeroFile onFile={addFile} />}
          {badFile !== null && (
            <p className={css.refusal} role="alert">
              {badFile.phrase.id === 'new.not-json'
                ? word('new.not-json')
                : word('new.bad-file', { why: words.say(badFile.phrase) })}
            </p>
          )}
        </section>
        {game.pack.variants.length > 0 && (
          <section aria-labelledby="variants">
            <h2 id="variants">{word('new.variants')}</h2>
            <Variants
              game={game}
              cast={cast}
              draft={draft}
              rules={rules}
              words={words}
              onChange={(variants) => change({ variants, heroes: null })}
            />
          </section>
        )}
        {game.pack.box !== undefined && <UseBox game={game} chosen={draft.box} onChange={(box) => change({ box })} />}
        {pile !== undefined && (
          <PileCards
            pile={pile}
            chosen={pile.chosen(optionsOf(game, cast, draft))}
            isUsual={draft.cards === null}
            words={words}
            onChange={(cards) => change({ cards })}
          />
        )}
      </div>
      <Chosen {...{ game, skin, draft, places, refused, rules, words }} />
      <RuleNote rules={rules} words={words} />
    </div>
  );
}
