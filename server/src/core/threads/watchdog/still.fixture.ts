import { startWatchdog } from './watchdog.ts';

// Blocks the event loop once its watchdog is running.
startWatchdog({ seconds: 1, logFolder: undefined, onError: () => undefined });
setTimeout(() => {
  for (;;);
}, 500);
