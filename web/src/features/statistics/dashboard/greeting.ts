const hour = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns the greeting for the time of day in Germany. */
export function greetingAt(moment: Date): string {
  const now = Number.parseInt(hour.format(moment), 10);
  if (now < 4 || now >= 18) return 'Guten Abend';
  return now < 11 ? 'Guten Morgen' : 'Guten Tag';
}

/** Returns `2026-11-21` as `Samstag, der 21. November 2026`. */
export function longDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleDateString('de-DE', { timeZone: 'UTC', ...options });
  const date = part({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${part({ weekday: 'long' })}, der ${date}`;
}
