/** Longest title of a feed that is read. Characters. */
const maxLength = 200;

const legalForm =
  /(?<!\p{L})(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|GbR|SE|eG|e\.?\s?K\.?|e\.?\s?V\.?|AöR)(?!\p{L})/u;

/** 'Karriere bei der', 'Stellenangebote der', 'Jobs @'. */
const offersOf =
  /^.{0,60}?(?:karriere|jobs?|stellen|stellenangebote|stellenanzeigen|ausbildung|ausbildungsplätze|praktika|angebote|arbeiten|offene stellen)\s(?:bei|at|@|der|des|von)\s(?:der|dem|den|die|the)?\s?/iu;

/** The words alone name a company: 'bei' is not said of a place or a group. */
const offersAt = /(?:^|\s)bei\s/iu;

const ours = /^(?:uns|unserem|unserer|ihnen)(?!\p{L})/iu;

const offersOnly =
  /^(?:(?:aktuelle|offene|freie|unsere|alle|neue|rss)\s){0,4}(?:karriere|jobs?|stellen|stellenangebote|stellenanzeigen|stellenmarkt|ausbildung|ausbildungsplätze|praktika|feed|rss|newsfeed)(?:[\s-](?:feed|rss|portal|seite))?$/iu;

/**
 * Returns the company that the title of a feed names: 'Krug GmbH – Stellenangebote', 'Karriere bei den Stadtwerken Halle'. Empty if it names
 * none for certain, as 'Jobs in Sachsen-Anhalt'.
 */
export function companyOfTitle(title: string): string {
  const whole = title.replaceAll(/\s+/g, ' ').trim();
  if (whole.length > maxLength) return '';
  for (const part of whole.split(/\s[–—|:·•-]\s|[|:]\s/u).map((one) => one.trim())) {
    const name = part.replace(offersOf, '').trim();
    const isSaid = legalForm.test(name) || (name !== part && offersAt.test(part));
    if (isSaid && name !== '' && !ours.test(name) && !offersOnly.test(name)) return name;
  }
  return '';
}
