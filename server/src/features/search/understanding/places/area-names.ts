import { hasSeveralStates } from '@lehrpfad/regions/parts/names.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { searchPlaces } from '@lehrpfad/regions/parts/search-places.ts';
import { districtNames } from '../../../places/district-names.ts';

/** Signs of cars that people write in small letters without meaning anything else. */
export const plainSigns: ReadonlySet<string> = new Set(searchPlaces.plainSigns);

/** Names of areas as they are written; a district that is called like its town is completed as the town. */
export const areaNames: readonly string[] = [
  ...new Set([
    ...(hasSeveralStates ? boardStateNames : []),
    ...searchPlaces.areas.map(({ label }) => label),
    ...districtNames.map(({ district }) => district),
  ]),
];

/** 'Neu Olvenstedt' is called 'Olvenstedt', too. */
export function namesOfPart(part: string): string[] {
  const bare = part.replace(/^(?:Alt|Neu|Klein|Groß)[ -](?=\p{L}{6})/u, '');
  return bare === part ? [part] : [part, bare];
}

/** Whether a sign is written as on cars. */
export const isUpperCase = (written: string): boolean =>
  written.length > 1 && written === written.toUpperCase();
