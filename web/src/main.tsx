import './core/styles/styles.ts';
import './app/boot/shell.css';
import { loadingFailed } from './app/boot/loading-failed.ts';
import { firstPaint } from './core/loading/first-paint.ts';

// Before zod comes, with the first form: it would try out whether code may be made from text, which our policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Pages come in parts, which the browser's own memory of positions knows nothing of: core/history/scrolling.ts.
history.scrollRestoration = 'manual';

async function begin(shell: HTMLElement): Promise<void> {
  try {
    await firstPaint();
    const { start } = await import('./app/boot/start.tsx');
    await start(shell);
  } catch (error) {
    reportError(error);
    dispatchEvent(new Event(loadingFailed));
  }
}

const shell = document.getElementById('root');
if (shell) void begin(shell);
