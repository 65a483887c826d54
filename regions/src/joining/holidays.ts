import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { holidaysSchema } from '../schemas/holidays.ts';

type Holidays = z.output<typeof holidaysSchema>;

/** Holidays that not all states of the board have on these days. */
export type BoardHoliday = Holidays['holidays'][number] & {
  /** The state that has these holidays; missing if all states have them, and on a board of one state. */
  readonly state?: string;
};

export type BoardHolidays = Omit<Holidays, 'holidays'> & {
  readonly holidays: readonly BoardHoliday[];
};

const keyOf = ({ name, first, last }: BoardHoliday) => `${name} ${first} ${last}`;

function joinEach(states: readonly OfState<Holidays>[]): BoardHoliday[] {
  const named = states.flatMap(({ names: { state }, data }) =>
    data.holidays.map((holiday) => ({ ...holiday, state })),
  );
  const byDays = Map.groupBy(named, keyOf);
  const joined = [...byDays.values()].flatMap((same) =>
    same.length === states.length
      ? same.slice(0, 1).map(({ name, first, last }) => ({ name, first, last }))
      : same,
  );
  return joined.toSorted((a, b) => a.first.localeCompare(b.first) || a.last.localeCompare(b.last));
}

function joinUsual(all: readonly Holidays[]): Holidays['usual'] {
  const [first] = all as [Holidays];
  const names = Object.keys(first.usual) as (keyof Holidays['usual'])[];
  const entries = names.map((name) => {
    const each = all.map(({ usual }) => usual[name]);
    // Christmas holidays end in the next year, so first days and last days are compared separately.
    const firsts = each.map(([day]) => day).toSorted();
    const lasts = each.map(([, day]) => day).toSorted();
    return [name, [firsts[0], lasts.at(-1)]];
  });
  return Object.fromEntries(entries) as Holidays['usual'];
}

/** Joins the holidays: those that all states have on the same days become one, all others name their state. */
export function joinHolidays(states: readonly OfState<Holidays>[]): BoardHolidays {
  const [first, ...others] = states.map(({ data }) => data) as [Holidays, ...Holidays[]];
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    usual: joinUsual(all),
    holidays: joinEach(states),
    incompleteYears: all.flatMap(({ incompleteYears }) => incompleteYears),
    publicHolidays: {
      fixed: [...new Set(all.flatMap(({ publicHolidays }) => publicHolidays.fixed))].toSorted(),
      afterEaster: [...new Set(all.flatMap(({ publicHolidays }) => publicHolidays.afterEaster))],
    },
  };
}
