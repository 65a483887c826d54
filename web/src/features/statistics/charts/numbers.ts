const wholeNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });

/** Returns `12345` as `12.345`. */
export function countText(count: number): string {
  return wholeNumber.format(count);
}

/** Returns a part of a whole as `12,5 %`; `0 %` if the whole is 0. */
export function shareText(part: number, whole: number): string {
  return percent.format(whole === 0 ? 0 : part / whole);
}

/** Returns the next round even number for the top of an axis: 2, 4, 6, 8, 10, 20, 40 … */
export function roundedUp(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  const step = (power > 1 ? [1, 2, 4, 6, 8] : [2, 4, 6, 8]).find((factor) => factor * power >= max);
  return (step ?? 10) * power;
}
