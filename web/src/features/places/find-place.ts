import { homeState } from '@lehrpfad/contract/core/options.ts';
import type { Place as TownRow } from '@lehrpfad/contract/places/places.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { withLookUpTimeout } from './look-up-timeout.ts';
import type { Place, Town } from './place.ts';
import { townsBeginning } from './queries.ts';
import { isAmbiguous, townOfText, townSuggestions } from './town-options.ts';

/** The field itself writes a town whose name is not unique as 'Storkau (Stendal)'. */
const label = /^([^()]{1,100}) \(([^()]{1,100})\)$/;

/**
 * Returns the place that a typed text means; null if there is none, `ambiguous` if several towns have that name. If the towns cannot be
 * looked up (no network, an error, timeout), returns the town as typed; the server then decides whether it exists.
 */
export async function findPlace(typed: string): Promise<Place | 'ambiguous' | null> {
  const text = typed.trim();
  let found: readonly TownRow[];
  try {
    found = await withLookUpTimeout(lookUp(text));
  } catch {
    // A region is known without a lookup.
    return townOfText(text, [])?.place ?? townAsTyped(text);
  }
  const meant = townOfText(text, townSuggestions(found, text));
  if (meant === undefined) return null;
  return isAmbiguous(text, meant.place) || !meant.isSure ? 'ambiguous' : meant.place;
}

async function lookUp(text: string): Promise<readonly TownRow[]> {
  const rows = await queryClient.fetchQuery(townsBeginning(text));
  // No town's name contains the brackets that the field adds.
  const name = rows.length === 0 ? label.exec(text)?.[1] : undefined;
  return name === undefined ? rows : queryClient.fetchQuery(townsBeginning(name));
}

/** Splits '39576', 'Stendal', '39576 Stendal', 'Storkau (Stendal)' into the parts of a town. */
export function townAsTyped(text: string): Town {
  const postcode = /(?:^|\s)(\d{5})(?:\s|$)/.exec(text)?.[1] ?? '';
  const name = text.replace(postcode, '').trim();
  const [, city = name, district] = label.exec(name) ?? [];
  return { kind: 'town', city, postcode, state: homeState, ...(district && { district }) };
}
