import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folders = fileURLToPath(new URL('../', import.meta.url));

export const defaultRegion = 'sachsen-anhalt';

/** Returns the absolute path of the folder of a region. */
export const folderOf = (region: string) => join(folders, region);

const isRegion = (folder: string) => existsSync(join(folders, folder, 'names.json'));

/** The regions that there is a folder of, by name. */
export const regionKeys: readonly string[] = readdirSync(folders).filter(isRegion).sort();

/**
 * Returns the regions that a setting names, with commas between them; undefined where one has no folder or is named twice.
 * @param text 'sachsen-anhalt,thueringen'
 */
export function regionsNamed(text: string): readonly string[] | undefined {
  const named = text.split(',').map((key) => key.trim());
  const isValid = named.every((key, at) => regionKeys.includes(key) && named.indexOf(key) === at);
  return isValid ? named : undefined;
}

/**
 * The regions of this process. They are read here and not handed in as other settings are: schemas of the contract contain their areas and
 * chambers, and exist before any setting is read. Unknown ones are refused by the configuration (`REGION`); until then it is the default. The
 * first operates the board.
 */
export const chosenRegions: readonly string[] = regionsNamed(process.env['REGION'] ?? '') ?? [
  defaultRegion,
];

export const [operatingRegion = defaultRegion] = chosenRegions;

/** As `REGION` names them. */
export const chosenRegion: string = chosenRegions.join(',');

/** The addresses of a file that each chosen region has and no part reads: tables of places, which are large. */
export const regionFiles = (path: string): readonly URL[] =>
  chosenRegions.map((region) => new URL(`../${region}/${path}`, import.meta.url));

/** The address of a file of the region that operates the board. */
export const regionFile = (path: string): URL =>
  new URL(`../${operatingRegion}/${path}`, import.meta.url);

/** The browser application as it is built for the chosen regions: several builds lie side by side. */
export const builtApplication: URL = new URL(
  `../../web/${chosenRegion === defaultRegion ? 'dist' : `dist-${chosenRegions.join('-')}`}/`,
  import.meta.url,
);
