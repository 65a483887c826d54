import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { linkOf } from '../career-page/links.ts';
import { readAmount, textOfSpan } from '../fields/numbers.ts';
import { textOf, type FieldName } from './fields.ts';
import type { AgencyPlace } from './agency-place.ts';

const certificates: ReadonlyMap<string, string> = new Map([
  ['HAUPTSCHULABSCHLUSS', 'Hauptschulabschluss'],
  ['MITTLERE_REIFE_MITTLERER_BILDUNGSABSCHLUSS', 'Realschulabschluss'],
  ['FACHHOCHSCHULREIFE', 'Fachhochschulreife'],
  ['ABITUR', 'Abitur'],
]);

function payOf(raw: unknown): string {
  const years = (['pay1', 'pay2', 'pay3', 'pay4'] satisfies FieldName[]).flatMap((field, index) => {
    const amount = readAmount(textOf(raw, field));
    return amount === null ? [] : [`${index + 1}. Jahr ${textOfSpan(amount, '€')}`];
  });
  return years.join(', ');
}

function applicationOf(raw: unknown): string {
  const address = linkOf(textOf(raw, 'applicationUrl'));
  // Escapes brackets, which would end a link of Markdown early.
  const safe = address.replaceAll('(', '%28').replaceAll(')', '%29');
  return address === '' ? '' : `[Ausschreibung beim Anbieter](${safe})`;
}

/** Other towns of the state in which the ad offers the same place. */
function otherTowns(places: readonly AgencyPlace[], town: string): string {
  const towns = places.flatMap((place) =>
    boardStateNames.includes(place.state) ? place.town : [],
  );
  return [...new Set(towns)].filter((one) => one !== '' && one !== town).join(', ');
}

/**
 * Returns the text of an ad in the agency's Markdown, followed by values of the agency for which we have no fields.
 * @param places in the order of `placesOf`
 */
export function descriptionOf(
  raw: unknown,
  places: readonly AgencyPlace[],
): ImportedAd['description'] {
  const facts = {
    'Ausbildungsvergütung im Monat': payOf(raw),
    'Geforderter Schulabschluss': certificates.get(textOf(raw, 'certificate')) ?? '',
    'Weitere Orte': otherTowns(places, places[0]?.town ?? ''),
    Bewerbung: applicationOf(raw),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === '' ? [] : `- **${name}:** ${value}`,
  );
  const parts = [textOf(raw, 'description'), lines.join('\n')].filter((part) => part !== '');
  return { text: parts.join('\n\n'), format: 'markdown' };
}
