type Part = number | 'gap';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Returns the visible page numbers: the first, the last, and those around the current one.
 * @param visible maximum of numbers and gaps; odd
 */
export function pageRange(page: number, pages: number, visible: number): readonly Part[] {
  if (pages <= visible) return numbers(1, pages);
  const around = (visible - 5) / 2;
  // A gap replaces at least two pages.
  const hasLeft = page - around > 3;
  const hasRight = page + around < pages - 2;
  if (!hasLeft) return [...numbers(1, visible - 2), 'gap', pages];
  if (!hasRight) return [1, 'gap', ...numbers(pages - visible + 3, pages)];
  return [1, 'gap', ...numbers(page - around, page + around), 'gap', pages];
}
