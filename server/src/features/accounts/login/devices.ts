/** What tells a browser in its `User-Agent`; the first that is there counts, since most name others too. */
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

/** Longer ones come from nobody's browser. */
const longestAgent = 500;

/**
 * What people call the device that they log in with: `Firefox auf Windows`. No version and no model: nobody needs them to recognise
 * it.
 * @returns an empty text where neither browser nor system is known
 */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, longestAgent);
  const nameIn = (marks: readonly (readonly [string, string])[]) =>
    marks.find(([mark]) => agent.includes(mark))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' auf ');
}
