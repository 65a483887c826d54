const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const inGerman = (unit: string, unitDisplay: 'long' | 'short', maximumFractionDigits = 0) =>
  new Intl.NumberFormat('de-DE', { style: 'unit', unit, unitDisplay, maximumFractionDigits });

/** Such as `3 Stunden`: whole units of the largest that fits. */
export function durationText(seconds: number): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[3];
  return inGerman(unit, 'long').format(Math.floor(seconds / length));
}

/** Such as `69,8 GB`. */
export function spaceText(bytes: number): string {
  return inGerman('gigabyte', 'short', 1).format(bytes / 1e9);
}
