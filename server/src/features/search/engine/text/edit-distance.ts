/** Longest word that is compared; longer ones are never typos of each other. */
const maxLength = 64;
const width = maxLength + 1;
/** Three rows of the table, used again by every call: two words are compared thousands of times a search. */
const rows = new Uint8Array(3 * width);

/** Value of table cells outside the band. */
const far = 200;

/**
 * Number of edits between two words (insert, delete, replace, or swap of two neighbours; "optimal string
 * alignment"), or `limit + 1` if it is above the limit. Only the band of the table in which the
 * positions differ by no more than the limit is calculated.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  const [m, n] = [a.length, b.length];
  if (Math.abs(m - n) > limit || m > maxLength || n > maxLength) return limit + 1;
  let [beforeLast, last, row] = [0, width, 2 * width];
  for (let j = 0; j <= n; j += 1) rows[last + j] = j;
  for (let i = 1; i <= m; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const [from, to] = [Math.max(1, i - limit), Math.min(n, i + limit)];
    rows[row + from - 1] = from === 1 ? i : far;
    let smallest = far;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = (rows[last + j - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (rows[last + j] ?? 0) + 1, (rows[row + j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, (rows[beforeLast + j - 2] ?? 0) + 1);
      rows[row + j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (to < n) rows[row + to + 1] = far;
    if (smallest > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(rows[last + n] ?? far, limit + 1);
}

/** Maximum number of edits of a typo in a word of this length: 1 from 5 letters, 2 from 9. */
export function editsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}
