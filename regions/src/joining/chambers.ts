import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { chambersSchema } from '../schemas/chambers.ts';
import { inWords, refuseTwins } from './lists.ts';

type Chambers = z.output<typeof chambersSchema>;

const inSentence = (text: string) => text.replace(/^D/, 'd');

/** Joins the chambers in the order of the states, so that the chambers of a later state get the next numbers. */
export function joinChambers(states: readonly OfState<Chambers>[]): Chambers {
  const [first, ...others] = states.map(({ data }) => data) as [Chambers, ...Chambers[]];
  if (others.length === 0) return first;
  const chambers = states.flatMap(({ names: { state }, data }) =>
    data.chambers.map((chamber) => ({ ...chamber, hint: `${chamber.hint} (${state})` })),
  );
  refuseTwins(
    'a chamber',
    chambers.map(({ name }) => name),
  );
  return {
    chambers,
    forBarriers: first.forBarriers,
    hint: states.map(({ names, data }) => `${names.state} – ${data.hint}`).join(' '),
    together: inWords([first.together, ...others.map(({ together }) => inSentence(together))]),
    seats: states.flatMap(({ names: { state }, data }) =>
      data.seats.map((seat) => ({ ...seat, title: `${state}, ${seat.title}` })),
    ),
  };
}
