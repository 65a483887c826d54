/** A year of two digits lies at most this far ahead: `31` is 2031, `99` is 1999. */
const yearsAhead = 50;

/**
 * Parses a typed date (`5.11.26`, `05.11.2026`, `5. 11. 2026`, `05112026`, `5.11.` of this year, `2026-11-05`) to an ISO date; null if it
 * is invalid.
 * @param today an ISO date, used to complete short years
 */
export function parseDate(text: string, today: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const typed =
    /^(\d{1,2})[.\-/ ]\s*(\d{1,2})[.\-/ ]?\s*(\d{4}|\d{2})?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed);
  if (!typed) return null;
  return dayOf(fullYear(typed[3], Number(today.slice(0, 4))), typed[2], typed[1]);
}

function fullYear(digits: string | undefined, thisYear: number): string {
  if (digits === undefined) return String(thisYear);
  if (digits.length === 4) return digits;
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(digits);
  return String(year > thisYear + yearsAhead ? year - 100 : year);
}

/** Returns the ISO date if it exists in the calendar. */
function dayOf(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? null : iso;
}

/** Returns `2026-11-05` as `05.11.2026`, and any other text unchanged. */
export function typedDate(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : value;
}
