/** Parts of a `User-Agent` that identify a browser; the first match counts, since most browsers also name others. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Characters of a `User-Agent` that are read; real ones are shorter. */
const maxUserAgentLength = 500;

/**
 * Returns a readable name of a device: `Firefox auf Windows`. It has no version and no model, which nobody needs to recognise a device.
 * @returns an empty text if neither browser nor system is known
 */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, maxUserAgentLength);
  const nameIn = (marks: readonly (readonly [string, string])[]) =>
    marks.find(([mark]) => agent.includes(mark))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' auf ');
}
