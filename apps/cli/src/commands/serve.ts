import { command, type MakeCommand } from '../command.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { Stop } from '../stop.ts';

export const serveCommand: MakeCommand = (io) =>
  command('serve', 'serve the game and the tables friends share, as npm start does', 'shamble serve --port 9000')
    .option('--port <number>', 'the port; else PORT, else 8700')
    .action(async ({ port, lang }: { port?: string; lang?: string }) => {
      const { NoServer, serverText, startServer } = await import('@shamble/server');
      const say = voice(localeOf(lang, io.env), io.env, { text: serverText });
      try {
        const serving = await startServer(io.env, { isTerminal: io.stdout.isTTY === true, port: port ?? io.env.PORT });
        writeLine(io.stdout, say({ id: 'server.at', with: { address: serving.address } }));
        const interrupted = new Promise<null>((resolve) => {
          const off = io.onInterrupt(() => {
            off();
            resolve(null);
          });
        });
        const why = await Promise.race([interrupted, serving.lost]);
        if (why !== null) throw why;
        await serving.stop();
      } catch (error) {
        if (error instanceof NoServer) throw new Stop('cli.no-server', { sentence: say(error.phrase) });
        throw error;
      }
    });
