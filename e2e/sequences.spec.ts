import { declareWalks } from './sequences/random-walk-test.ts';

/**
 * A short way through each form that is always the same: ways on which a file is added, saved and edited again, a session ends and an
 * answer is lost. `npm test` goes the first; `npm run test:slow` goes all of them, and further, another way each time.
 */
declareWalks(
  12,
  {
    'a company its ads': 764,
    'an editor ads of a company': 5560,
    'a company its events': 370,
    'an editor events of the chambers': 111,
    'an editor the FAQ': 5843,
  },
  (name) => name !== 'a company its ads',
);
