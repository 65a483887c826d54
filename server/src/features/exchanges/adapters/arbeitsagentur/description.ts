import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { httpsAddress } from '../reading.ts';
import { textOf, valueOf, type FieldName } from './fields.ts';
import type { Whereabouts } from './whereabouts.ts';

const certificates: Readonly<Record<string, string>> = {
  HAUPTSCHULABSCHLUSS: 'Hauptschulabschluss',
  MITTLERE_REIFE_MITTLERER_BILDUNGSABSCHLUSS: 'Realschulabschluss',
  FACHHOCHSCHULREIFE: 'Fachhochschulreife',
  ABITUR: 'Abitur',
};

const euros = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

function payOf(raw: unknown): string {
  const years = (['pay1', 'pay2', 'pay3', 'pay4'] satisfies FieldName[]).flatMap((field, index) => {
    const amount = Number(valueOf(raw, field));
    return amount > 0 ? [`${index + 1}. Jahr ${euros.format(amount)} €`] : [];
  });
  return years.join(', ');
}

function applicationOf(raw: unknown): string {
  const address = httpsAddress(textOf(raw, 'applicationUrl'));
  // What would end a link of Markdown early.
  const safe = address.replaceAll('(', '%28').replaceAll(')', '%29');
  return address === '' ? '' : `[Ausschreibung beim Anbieter](${safe})`;
}

/** Other towns of Sachsen-Anhalt in which there is the same to do. */
function otherTowns(places: readonly Whereabouts[], town: string): string {
  const towns = places.flatMap((place) => (place.state === 'Sachsen-Anhalt' ? place.town : []));
  return [...new Set(towns)].filter((one) => one !== '' && one !== town).join(', ');
}

/**
 * What an ad says, in the Markdown of the agency, and below it what the agency has in fields of its own and we have none for.
 * @param places as `placesOf` gives them
 */
export function descriptionOf(
  raw: unknown,
  places: readonly Whereabouts[],
): ImportedAd['description'] {
  const facts = {
    'Ausbildungsvergütung im Monat': payOf(raw),
    'Geforderter Schulabschluss': certificates[textOf(raw, 'certificate')] ?? '',
    'Weitere Orte': otherTowns(places, places[0]?.town ?? ''),
    Bewerbung: applicationOf(raw),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === '' ? [] : `- **${name}:** ${value}`,
  );
  const parts = [textOf(raw, 'description'), lines.join('\n')].filter((part) => part !== '');
  return { text: parts.join('\n\n'), format: 'markdown' };
}
