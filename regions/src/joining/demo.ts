import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { demoSchema } from '../schemas/demo.ts';

type Demo = z.output<typeof demoSchema>;

/** Joins the regional values of the demo data; texts are those of the first state. */
export function joinDemo(states: readonly OfState<Demo>[]): Demo {
  const [first, ...others] = states.map(({ data }) => data) as [Demo, ...Demo[]];
  const all = [first, ...others];
  // Shares are percent of all searches; each state gets the same number of searches.
  const searched = all.flatMap(({ searchedTowns }) => Object.entries(searchedTowns));
  return {
    ...first,
    diallingCodes: Object.assign({}, ...all.map(({ diallingCodes }) => diallingCodes)),
    searchedTowns: Object.fromEntries(
      searched.map(([town, share]) => [town, Math.ceil(share / all.length)]),
    ),
  };
}
