import { searchPlaces } from '@lehrpfad/regions/parts/search-places.ts';
import { districtNames } from '../../../places/district-names.ts';

/** Signs of cars that people write in small letters without meaning anything else. */
export const plainSigns: ReadonlySet<string> = new Set(searchPlaces.plainSigns);

/** Names of areas as they are written; a district that is called like its town is completed as the town. */
export const areaNames: readonly string[] = [
  ...new Set([
    ...searchPlaces.areas.map(({ label }) => label),
    ...districtNames.map(({ district }) => district),
  ]),
];
