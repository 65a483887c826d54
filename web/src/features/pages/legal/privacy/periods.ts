const isHalfAYear = (days: number) => days >= 180 && days <= 184;

/** Returns a period in words: `30 Tage`, `183 Tage (ein halbes Jahr)`, `2 Jahre`. */
export function periodText(days: number): string {
  if (days === 1) return '1 Tag';
  if (days === 365) return '1 Jahr';
  if (days % 365 === 0) return `${days / 365} Jahre`;
  return `${days.toLocaleString('de-DE')} Tage${isHalfAYear(days) ? ' (ein halbes Jahr)' : ''}`;
}

/** Returns a period after 'nach': `nach 30 Tagen`, `nach 183 Tagen (einem halben Jahr)`, `nach 2 Jahren`. */
export function afterPeriod(days: number): string {
  if (days === 1) return 'nach 1 Tag';
  if (days === 365) return 'nach 1 Jahr';
  if (days % 365 === 0) return `nach ${days / 365} Jahren`;
  const half = isHalfAYear(days) ? ' (einem halben Jahr)' : '';
  return `nach ${days.toLocaleString('de-DE')} Tagen${half}`;
}
