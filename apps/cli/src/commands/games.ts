import type { GamePack, Shape } from '@shamble/kernel';
import type { Speak } from '@shamble/text';
import { command, type MakeCommand } from '../command.ts';
import { games } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';

export const gamesCommand: MakeCommand = (io) =>
  command('games', 'the games, their missions and variants', 'shamble games --json')
    .option('--cards', 'and the cards that players may choose')
    .option('--json', 'as JSON')
    .action(({ cards, json, lang }: { cards?: true; json?: true; lang?: string }) => {
      const locale = localeOf(lang, io.env);
      const list = games.map((game) => {
        const say = voice(locale, io.env, game);
        const { pack } = game;
        return {
          id: game.id,
          title: say(pack.title),
          version: pack.game.version,
          missions: pack.missions.map(({ id, title, provenance, seats, heading, brief }) => ({
            id,
            title: say(title),
            ...(heading === undefined ? {} : { heading: say(heading) }),
            ...(brief === undefined ? {} : { brief: say(brief) }),
            provenance,
            seats,
          })),
          variants: pack.variants.map(({ id, title, brief, mark }) => ({
            id,
            title: say(title),
            ...(brief === undefined ? {} : { brief: say(brief) }),
            ...(mark === undefined ? {} : { mark: say(mark) }),
          })),
          ...(cards === undefined || pack.pile === undefined ? {} : { cards: cardsOf(pack, say) }),
        };
      });
      if (json) {
        writeLine(io.stdout, JSON.stringify(list, null, 2));
        return;
      }
      const say = voice(locale, io.env);
      const colours = coloursOf(io);
      for (const game of list) {
        writeLine(io.stdout, `${colours.bold(game.id)}  ${game.title}`);
        const ids = [...game.missions, ...game.variants].map(({ id }) => id.length);
        const wide = Math.max(0, ...ids);
        writeLine(io.stdout, `  ${say({ id: 'cli.games.missions' })}`);
        for (const { id, title, heading, seats, provenance } of game.missions) {
          const { min, max, except = [] } = seats;
          const facts = say({
            id: except.length === 0 ? 'cli.games.facts' : 'cli.games.facts.except',
            with: { min, max, except: except.join(', '), provenance: { id: `kernel.provenance.${provenance}` } },
          });
          const over = heading === undefined ? '' : `${heading}; `;
          writeLine(io.stdout, `    ${id.padEnd(wide)}  ${title}  ${colours.dim(over + facts)}`);
        }
        if (game.variants.length > 0) writeLine(io.stdout, `  ${say({ id: 'cli.games.variants' })}`);
        for (const { id, title, brief = '', mark } of game.variants) {
          const marked = mark === undefined ? title : `${title} (${mark})`;
          writeLine(io.stdout, `    ${id.padEnd(wide)}  ${marked}  ${colours.dim(brief)}`.trimEnd());
        }
        if (game.cards !== undefined) writeLine(io.stdout, `  ${say({ id: 'cli.games.cards' })}`);
        for (const { id, title, usual, copies, brief, provenance } of game.cards ?? []) {
          const from = say({ id: `kernel.provenance.${provenance}` });
          writeLine(
            io.stdout,
            `    ${id.padEnd(18)} ${usual}/${copies}  ${title}  ${colours.dim(`${brief} (${from})`)}`,
          );
        }
      }
    });

const cardsOf = ({ pile, missions, options }: GamePack<Shape>, say: Speak) =>
  pile?.cards.map(({ id, title, brief, copies, provenance }) => ({
    id,
    title: say(title),
    brief: say(brief),
    usual: pile.chosen(options(missions[0]!.id, missions[0]!.seats.min, [])).filter((one) => one === id).length,
    copies,
    provenance,
  }));
