import { foldName, usualNameOf } from '../formats/field-names.ts';
import { wordSet } from '../formats/words.ts';
import { fieldsOf } from './looks-like-ad.ts';
import { propertiesOf, type Properties } from './properties.ts';

/** Names of the list of ads within a company. Lists with more general names may be parts of an ad. */
const adLists = wordSet(`
  jobs positions vacancies openings postings jobpostings joboffers jobads ads stellen stellenangebote
  stellenanzeigen ausbildungsplaetze ausbildungsplätze ausbildungsstellen lehrstellen praktika
  praktikumsplaetze praktikumsplätze praktikumsstellen
`);

/** Returns the name and the address of a company as properties of an ad. */
function partsOf(thing: Properties): Properties | undefined {
  const own = fieldsOf(
    Object.fromEntries(Object.entries(thing).filter(([, value]) => !Array.isArray(value))),
  );
  // A company has a name, and an ad a title as well.
  const name = own.company ?? own.title;
  if (name === undefined || (own.company !== undefined && own.title !== undefined))
    return undefined;
  const parts = {
    company: name,
    [usualNameOf('companyStreet')]: own.street,
    [usualNameOf('companyPostcode')]: own.postcode,
    [usualNameOf('companyTown')]: own.town,
    [usualNameOf('companyAddress')]: own.address,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/**
 * Returns the ads of a company that has them in a list of its own, each with the name and the address of the company:
 * `{ "name": "Krug GmbH", "city": "Halle", "jobs": [{ "title": "Koch" }] }`. Empty if the object is something else.
 */
export function adsOfCompany(thing: Properties): readonly Properties[] {
  if (thing['@type'] !== undefined) return [];
  const lists = Object.entries(thing).filter(
    ([name, value]) => Array.isArray(value) && adLists.has(foldName(name)),
  );
  const ads = lists.flatMap(([, value]) => (value as unknown[]).map(propertiesOf));
  const areAds = ads.length > 0 && ads.every((ad) => fieldsOf(ad).title !== undefined);
  const parts = areAds ? partsOf(thing) : undefined;
  return parts === undefined ? [] : ads.map((ad) => ({ ...parts, ...ad }));
}
