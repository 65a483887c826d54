import fc from 'fast-check';

/** `npm test` draws the same examples on every machine; `npm run test:slow` draws new ones, and a failure names their seed. */
fc.configureGlobal({ seed: 20_261_124 });
