/** Lists of weeks of internships, each distinct list once: many contain the same holidays. A week is its Monday in days since 1970-01-01. */
export class WeekLists {
  readonly #numbers = new Map<string, number>();
  readonly #lists: (readonly number[])[] = [];

  /** The number of a list, equal for the same weeks. */
  numberOf(mondays: readonly number[]): number {
    const key = mondays.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#lists.length;
    this.#numbers.set(key, number);
    this.#lists.push(mondays);
    return number;
  }

  /** The Mondays of a list; undefined for the number of an ad without one. */
  of(number: number): readonly number[] | undefined {
    return this.#lists[number];
  }
}

/** Days from Monday to the last working day of an intern's week. */
const fridayAfter = 4;

/** Whether a working day of one of the weeks lies between two days, both inclusive. */
export const isWithin = (mondays: readonly number[], from: number, to: number): boolean =>
  mondays.some((monday) => monday <= to && monday + fridayAfter >= from);
