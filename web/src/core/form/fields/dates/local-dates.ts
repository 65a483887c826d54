/** Returns a day `YYYY-MM-DD` as local midnight, as calendars need it. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(year, month - 1, date);
  // The constructor adds 1900 to years below 100.
  midnight.setFullYear(year);
  return midnight;
}

/** Returns a local date as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
}
