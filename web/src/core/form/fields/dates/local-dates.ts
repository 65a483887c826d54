/** The day `YYYY-MM-DD` as the browser's own midnight, as calendars count. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(year, month - 1, date);
  // The constructor takes years before 100 for those of the last century.
  midnight.setFullYear(year);
  return midnight;
}

/** The other way round. */
export function dayOf(date: Date): string {
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
}
