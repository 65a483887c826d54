import { hasSeveralStates } from '@lehrpfad/regions/parts/names.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { searchPlaces } from '@lehrpfad/regions/parts/search-places.ts';
import { districtNames } from '../../../places/district-names.ts';

/** Vehicle registration codes that also count in lower case because they have no other meaning. */
export const plainSigns: ReadonlySet<string> = new Set(searchPlaces.plainSigns);

/** Names of areas; a district with the name of its town is completed as the town. */
export const areaNames: readonly string[] = [
  ...new Set([
    ...(hasSeveralStates ? boardStateNames : []),
    ...searchPlaces.areas.map(({ label }) => label),
    ...districtNames.map(({ district }) => district),
  ]),
];

/** Whether a registration code is written as on vehicles. */
export const isUpperCase = (written: string): boolean =>
  written.length > 1 && written === written.toUpperCase();
