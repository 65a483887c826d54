import { Session, type Debugger } from 'node:inspector';

/**
 * The debugger interrupts a loop at once, or within seconds on a busy machine. It takes longer only if the thread is in one long
 * call of the runtime.
 */
const maxMs = 10_000;
const maxFrames = 20;

/** Returns the last two parts of a path: enough to find the file, without the machine's folders. */
const shortPath = (url: string) => url.split('/').slice(-2).join('/');

/** The main thread, paused by the debugger. */
export interface StoppedThread {
  /** The innermost frame first; empty if the stack is unknown. */
  readonly stack: readonly string[];
  /** Makes the thread exit by itself with the code of a killed process, for a process that signals cannot end. */
  readonly exit: () => void;
}

/**
 * Pauses the main thread and returns its stack: function names and lines, but no values of variables. The debugger stays active in
 * the process, so this is only for a process that is about to end.
 */
export async function stopMainThread(): Promise<StoppedThread> {
  const session = new Session();
  const urls = new Map<string, string>();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const frameText = ({ functionName, location, url }: Debugger.CallFrame) => {
    const file = shortPath(url || (urls.get(location.scriptId) ?? ''));
    return `${functionName || '(anonymous)'} (${file}:${location.lineNumber + 1})`;
  };
  const timer = setTimeout(() => resolve([]), maxMs);
  try {
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
      resolve(params.callFrames.slice(0, maxFrames).map(frameText));
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
