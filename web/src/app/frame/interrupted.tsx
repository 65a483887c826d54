import { useInterruption } from '../../core/session/interruption.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';

const InterruptionDialog = lazyPart(
  'interruption-dialog',
  async () => (await import('../other-pages.ts')).loadInterruptionDialog(),
  null,
);

/** Shows the login dialog when a session has ended while something was unsaved. */
export function Interrupted() {
  return useInterruption() && <InterruptionDialog />;
}
