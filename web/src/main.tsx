import './core/styles/styles.ts';
import './app/boot/shell.css';
import { loadingFailed } from './app/boot/loading-failed.ts';
import { firstPaint } from './core/loading/first-paint.ts';
import { chosenLanguage } from './core/texts/language.ts';
import { setLanguage } from './core/texts/texts.ts';

// Set before the first form loads zod, which would test whether `eval` works: our Content-Security-Policy forbids and reports that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Pages load in parts, which the browser's own scroll restoration cannot handle: core/history/scrolling.ts.
history.scrollRestoration = 'manual';

/** Loads the dictionaries of the chosen language before the application, because its modules read some texts only once. */
async function chooseLanguage(): Promise<void> {
  const language = chosenLanguage();
  if (language === 'de') return;
  try {
    const { foreignTexts } = await import('./texts/foreign-texts.ts');
    setLanguage(await foreignTexts(language));
  } catch (error) {
    // Without a network they may be missing although the application is stored: then the page is German.
    reportError(error);
    document.documentElement.lang = 'de';
  }
}

async function begin(shell: HTMLElement): Promise<void> {
  try {
    await firstPaint();
    await chooseLanguage();
    const { start } = await import('./app/boot/start.tsx');
    await start(shell);
  } catch (error) {
    reportError(error);
    dispatchEvent(new Event(loadingFailed));
  }
}

const shell = document.getElementById('root');
if (shell) void begin(shell);
