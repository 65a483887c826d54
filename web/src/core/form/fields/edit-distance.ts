/**
 * Returns how many letters have to be added, removed, replaced or swapped with the next one to make one word of another (optimal string
 * alignment distance).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const replaced = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const swapped = isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity;
      current[at] = Math.min(replaced, swapped, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
