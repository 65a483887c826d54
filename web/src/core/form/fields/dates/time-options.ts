const step = 15;

/** The day in steps of 15 minutes as `HH:MM`. */
const grid: readonly string[] = Array.from({ length: (24 * 60) / step }, (_, index) => {
  const minutes = index * step;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** Returns the times to choose from: the grid, and the current value if it is not on the grid. */
export function timesWith(value: string): readonly string[] {
  if (value === '' || grid.includes(value)) return grid;
  return [...grid, value].sort();
}
