/** Over which places the ads are spread: those of the board's state, or generated ones of all of Germany's size. */
export type PlaceTable = 'region' | 'germany';

const setting = 'BENCH_PLACES';

export const placeTable = (): PlaceTable =>
  process.env[setting] === 'germany' ? 'germany' : 'region';

/** Chooses the table for this process and those that it starts. Call it before any ad is made. */
export function choosePlaces(table: PlaceTable): void {
  process.env[setting] = table;
}
