import { startWatchdog } from './watchdog.ts';

// Stands still once its watchdog is there.
startWatchdog({ seconds: 1, logFolder: undefined, onError: () => undefined });
setTimeout(() => {
  for (;;);
}, 500);
