import { none, type Columns } from '../index/columns.ts';

/** JSON array of `{id, job_type_int, geo_data}` for the visited doc ids that have a position. */
export function pointsJson(
  { id, type, position, positions }: Columns,
  each: (visit: (docId: number) => void) => void,
): Buffer {
  const points: string[] = [];
  each((docId) => {
    const number = position[docId] ?? none;
    if (number === none) return;
    points.push(
      `{"id":${id[docId]},"job_type_int":${type[docId]},"geo_data":${positions.json[number]}}`,
    );
  });
  return Buffer.from(`{"results":[${points.join(',')}]}`);
}
