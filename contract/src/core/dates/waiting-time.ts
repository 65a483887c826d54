/** Returns a waiting time in words that can follow 'in': 'einer Minute', '12 Minuten', '3 Stunden'. Rounded up. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return 'einer Minute';
  if (minutes < 60) return `${minutes} Minuten`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'einer Stunde' : `${hours} Stunden`;
}
