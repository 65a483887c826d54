import { declareWalks } from '../sequences/random-walk-test.ts';
import { slowTag } from '../support/slow.ts';

/**
 * A short walk through each form that is always the same: a file is added, the entry saved and edited again, a session ends and a response
 * is lost. `npm run test:slow` runs these walks, and longer ones that differ each time; `npm test` has a test for each of these
 * failures: `ad-drafts.spec.ts`, `forms.spec.ts`, `own-job-ads.spec.ts` and `session.spec.ts`.
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
  { tag: slowTag },
);
