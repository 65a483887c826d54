import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** `npm test` draws the same examples on every machine; `npm run test:slow` draws new ones, and a failure names their seed. */
fc.configureGlobal({ seed: 20_261_124 });

/** Files share their globals (`isolate: false`): what one has replaced would be there when the next one is loaded. */
afterAll(() => void vi.unstubAllGlobals());
