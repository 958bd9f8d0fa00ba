import { command, type MakeCommand } from '../command.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { Stop } from '../stop.ts';

export const serveCommand: MakeCommand = (io) =>
  command('serve', 'serve the game to a browser on this machine', 'shamble serve --port 9000')
    .option('--port <number>', 'the port; else PORT, else 8700')
    .action(async ({ port, lang }: { port?: string; lang?: string }) => {
      const { createServer, NoServer, readPort, serverText } = await import('@shamble/server');
      const say = voice(localeOf(lang, io.env), io.env, { text: serverText });
      try {
        const serving = await createServer({ port: readPort(port ?? io.env.PORT) });
        writeLine(io.stdout, say({ id: 'server.at', with: { address: serving.address } }));
        await new Promise<void>((resolve) => {
          const off = io.onInterrupt(() => {
            off();
            resolve();
          });
        });
        await serving.stop();
      } catch (error) {
        if (error instanceof NoServer) throw new Stop('cli.no-server', { sentence: say(error.phrase) });
        throw error;
      }
    });
