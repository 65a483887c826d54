/** Places of the ads: those of the board's state, or all of Germany with generated postcodes. */
export type PlaceTable = 'region' | 'germany';

const setting = 'BENCH_PLACES';

export const placeTable = (): PlaceTable =>
  process.env[setting] === 'germany' ? 'germany' : 'region';

/** Chooses the table for this process and its child processes. Must be called before ads are generated. */
export function choosePlaces(table: PlaceTable): void {
  process.env[setting] = table;
}
