import { desktop, test } from '../support/test.ts';
import { actionsOf } from './actions.ts';
import { AdWalk } from './ad-walk.ts';
import { EventWalk } from './event-walk.ts';
import { EditorsEventWalk } from './editors-event-walk.ts';
import { FaqWalk } from './faq-walk.ts';
import type { FormWalk, Setup } from './form-walk.ts';
import { Random, walk } from './walk.ts';

/** Errors that a walk itself causes: conflicts, ended sessions, saves that were changed before they were repeated, lost responses. */
const expectedErrors = [
  /^answer (?:401|403|409|422)/,
  /^failed: .* net::ERR_(?:FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/,
  /^console: (?:Failed to load resource|ApiError|.*ERR_INTERNET_DISCONNECTED)/,
];

const walks = {
  'a company its ads': (setup) => AdWalk.begin(setup, 'company'),
  'an editor ads of a company': (setup) => AdWalk.begin(setup, 'editor'),
  'a company its events': (setup) => EventWalk.begin(setup),
  'an editor events of the chambers': (setup) => EditorsEventWalk.begin(setup),
  'an editor the FAQ': (setup) => FaqWalk.begin(setup),
} as const satisfies Record<string, (setup: Setup) => Promise<FormWalk>>;

type Name = keyof typeof walks;

/**
 * Declares a test with a random walk for each form.
 * @param steps number of steps of each walk
 * @param seeds seeds of the walks; the same seed repeats the same walk
 * @param details details of each test
 */
export function declareWalks(
  steps: number,
  seeds: Readonly<Record<Name, number>>,
  details: { readonly tag?: string } = {},
): void {
  test.use(desktop);
  for (const [name, begin] of Object.entries(walks)) {
    const title = `${name}: what was saved is stored, once, whatever happens in between`;
    test(title, details, async ({ page, context, request, pageErrors }) => {
      test.setTimeout(60_000 + steps * 10_000);
      pageErrors.allow(...expectedErrors);
      const seed = seeds[name as Name];
      const random = new Random(seed);
      const at = await begin({ page, context, request, random });
      await walk({ seed, steps, random, actions: actionsOf(at), check: () => at.check() });
    });
  }
}

/** The same seed for all of them. */
export function withSeed(seed: number): Record<Name, number> {
  return Object.fromEntries(Object.keys(walks).map((name) => [name, seed])) as Record<Name, number>;
}
