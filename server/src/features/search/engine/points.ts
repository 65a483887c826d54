import { none, type Columns } from './columns.ts';

/** An array of `{id, job_type_int, geo_data}` as JSON, of the visited slots that have a position. */
export function pointsJson(
  { id, type, position, positions }: Columns,
  each: (visit: (slot: number) => void) => void,
): Buffer {
  const points: string[] = [];
  each((slot) => {
    const number = position[slot] ?? none;
    if (number === none) return;
    points.push(
      `{"id":${id[slot]},"job_type_int":${type[slot]},"geo_data":${positions.json[number]}}`,
    );
  });
  return Buffer.from(`{"results":[${points.join(',')}]}`);
}
