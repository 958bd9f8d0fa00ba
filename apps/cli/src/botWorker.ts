// The bots of shared tables think in threads of their own, which are looked for beside the command.
import '@shamble/server/botWorker';
