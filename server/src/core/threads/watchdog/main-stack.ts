import { Session, type Debugger } from 'node:inspector';

/**
 * A loop is interrupted at once, or within seconds on a machine that is busy; longer takes only what never looks up, such as one call
 * of the runtime.
 */
const longestMs = 10_000;
const mostFrames = 20;

/** The last two parts of a path: enough to find the file, and nothing of the machine's folders. */
const shortPath = (url: string) => url.split('/').slice(-2).join('/');

/** The main thread, stopped where it was. */
export interface StoppedThread {
  /** The innermost first; empty where it cannot be told. */
  readonly stack: readonly string[];
  /** Has it end the process by itself, with the code of one that was killed: for where no signal does. */
  readonly exit: () => void;
}

/**
 * Stops the main thread, and tells where it is at this moment: function names and lines, and no value of any variable.
 * The debugger that this needs stays in the process, so it is only for one that is about to end.
 */
export async function stopMainThread(): Promise<StoppedThread> {
  const session = new Session();
  const urls = new Map<string, string>();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const frameText = ({ functionName, location, url }: Debugger.CallFrame) => {
    const file = shortPath(url || (urls.get(location.scriptId) ?? ''));
    return `${functionName || '(anonymous)'} (${file}:${location.lineNumber + 1})`;
  };
  const timer = setTimeout(() => resolve([]), longestMs);
  try {
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
      resolve(params.callFrames.slice(0, mostFrames).map(frameText));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
    const stack = await promise;
    const expression = 'process.reallyExit(137)';
    return { stack, exit: () => session.post('Runtime.evaluate', { expression }) };
  } catch {
    return { stack: [], exit: () => undefined };
  } finally {
    clearTimeout(timer);
  }
}
