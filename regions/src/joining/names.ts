import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { namesSchema } from '../schemas/names.ts';
import { inWords } from './lists.ts';

type Names = z.output<typeof namesSchema>;

/** Returns 'in Sachsen-Anhalt und Thüringen' if all forms begin with the same preposition, otherwise 'im Saarland und in Hessen'. */
function joinForms(each: readonly Names[], form: 'in' | 'inWhole'): string {
  const beginnings = each.map((names) =>
    names[form].endsWith(names.state) ? names[form].slice(0, -names.state.length) : undefined,
  );
  const [first] = beginnings;
  return first !== undefined && beginnings.every((one) => one === first)
    ? first + inWords(each.map(({ state }) => state))
    : inWords(each.map((names) => names[form]));
}

/** Joins the names of states into one that sentences can use instead of the name of a single state. */
export function joinNames(states: readonly OfState<Names>[]): Names {
  const each = states.map(({ data }) => data);
  const [first, ...others] = each as [Names, ...Names[]];
  if (others.length === 0) return first;
  const state = inWords(each.map((names) => names.state));
  return {
    state,
    in: joinForms(each, 'in'),
    inWhole: joinForms(each, 'inWhole'),
    of: `der Länder ${state}`,
    largestTowns: each.flatMap(({ largestTowns }) => largestTowns),
    sign: first.sign,
  };
}
