type Part = number | 'gap';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The numbers of pages in sight: the first, the last, and those around the one that is shown.
 * @param visible numbers and gaps at most; odd
 */
export function pageRange(page: number, pages: number, visible: number): readonly Part[] {
  if (pages <= visible) return numbers(1, pages);
  const around = (visible - 5) / 2;
  // A gap stands for two pages at least.
  const hasLeft = page - around > 3;
  const hasRight = page + around < pages - 2;
  if (!hasLeft) return [...numbers(1, visible - 2), 'gap', pages];
  if (!hasRight) return [1, 'gap', ...numbers(pages - visible + 3, pages)];
  return [1, 'gap', ...numbers(page - around, page + around), 'gap', pages];
}
