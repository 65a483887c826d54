/** For how long, as people say it: `30 Tage`, `183 Tage (ein halbes Jahr)`, `2 Jahre`. */
export function periodText(days: number): string {
  if (days === 1) return '1 Tag';
  if (days === 365) return '1 Jahr';
  if (days % 365 === 0) return `${days / 365} Jahre`;
  const isHalfAYear = days >= 180 && days <= 184;
  return `${days.toLocaleString('de-DE')} Tage${isHalfAYear ? ' (ein halbes Jahr)' : ''}`;
}
