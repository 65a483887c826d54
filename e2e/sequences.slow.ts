import { declareWalks, withSeed } from './sequences/random-walk-test.ts';

/** `SEED` repeats the same walks, `STEPS` sets their length. */
const { SEED, STEPS } = process.env;

// All walks of a run, and restarted workers, must get the same seed.
process.env['SEED'] = SEED ?? String(Date.now() % 1_000_000_000);

declareWalks(Number(STEPS ?? 150), withSeed(Number(process.env['SEED'])));
