import { createEngine, keyFromSeed } from '@shamble/kernel';
import { command, type MakeCommand } from '../command.ts';
import { EXAMPLE, findGame, settingOf } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { folded, missionLines } from '../play/screen.ts';
import { wordsOf } from '../play/words.ts';

export const mapCommand: MakeCommand = (io) =>
  command('map', 'check a mission, and show its map with the names of its zones', `shamble map ${EXAMPLE} mine.json`)
    .argument('<game>')
    .argument('<mission>', 'an id, or the file of a mission of your own')
    .action((name: string, mission: string, { lang }: { lang?: string }) => {
      const locale = localeOf(lang, io.env);
      const game = findGame(name);
      const say = voice(locale, io.env, game);
      const { pack } = game;
      const { entry, options } = settingOf(game, { mission }, io.cwd);
      const engine = createEngine(pack.game);
      const { table } = engine.open(options, keyFromSeed(1));
      const { zones = {} } = pack.stage.show(table.state) as { zones?: object };
      const { min, max } = entry.seats;
      const pen = {
        game,
        words: wordsOf(game, say),
        colours: coloursOf(io),
        wide: Math.min(io.stdout.columns ?? 80, 100),
      };
      const lines = [
        ...missionLines(pen, entry),
        '',
        pack.stage.draw(engine.view(table, '$everyone').state).trimEnd(),
        '',
        ...(Object.keys(zones).length === 0
          ? []
          : folded(say({ id: 'cli.map.zones', with: { names: Object.keys(zones).join(', ') } }), pen.wide)),
        say({ id: 'cli.map.sound', with: { min, max } }),
      ];
      for (const line of lines) writeLine(io.stdout, line);
    });
