/**
 * Whether two words are at most `limit` edits apart (insert, delete, replace, or swap of two neighbours;
 * "optimal string alignment").
 */
export function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return false;
    [beforeLast, last] = [last, row];
  }
  return (last[b.length] ?? limit + 1) <= limit;
}

/** Edits that a word of this length may be away: 1 from 5 letters, 2 from 9. */
export function editsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}
