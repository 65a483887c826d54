import { openConfig, printMessage, runCommand } from './commands/run-command.ts';
import { openWorkerChannel } from './core/workers/worker-channel.ts';
import { runWorkers } from './run-workers.ts';

await runCommand(async () => {
  const config = openConfig(process.argv.includes('--demo'));
  const channel = openWorkerChannel();
  if (channel === undefined && config.workers > 1)
    process.exit(await runWorkers(config, (text) => printMessage(text)));
  // The supervisor of several processes serves nothing: without the application it needs a third of the memory.
  const { serveBoard } = await import('./serve-board.ts');
  await serveBoard(config, channel);
});
