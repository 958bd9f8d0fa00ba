import { command, type MakeCommand } from '../command.ts';
import { games } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';

export const gamesCommand: MakeCommand = (io) =>
  command('games', 'the games, their missions and variants', 'shamble games --json')
    .option('--json', 'as JSON')
    .action(({ json, lang }: { json?: true; lang?: string }) => {
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
      }
    });
