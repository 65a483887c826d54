/** The present moment, handed in wherever time matters, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const berlinDate = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day in Germany at that moment, `YYYY-MM-DD`. */
export function berlinDay(moment: Date): string {
  return berlinDate.format(moment);
}

/** The time of day in Germany at that moment, `HH:MM`. */
export function berlinTimeOfDay(moment: Date): string {
  return berlinTime.format(moment);
}
