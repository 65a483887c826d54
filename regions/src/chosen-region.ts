import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folders = fileURLToPath(new URL('../', import.meta.url));

export const defaultRegion = 'sachsen-anhalt';

/** Returns the absolute path of the folder of a region. */
export const folderOf = (region: string) => join(folders, region);

const isRegion = (folder: string) => existsSync(join(folders, folder, 'names.json'));

/** All regions with a folder, sorted by name. */
export const regionKeys: readonly string[] = readdirSync(folders).filter(isRegion).sort();

/**
 * Returns the regions that a setting names, with commas between them; undefined if one has no folder or is named twice.
 * @param text 'sachsen-anhalt,thueringen'
 */
export function regionsNamed(text: string): readonly string[] | undefined {
  const named = text.split(',').map((key) => key.trim());
  const isValid = named.every((key, at) => regionKeys.includes(key) && named.indexOf(key) === at);
  return isValid ? named : undefined;
}

/**
 * The regions of this process. Unlike other settings they are read here, because schemas of the contract contain their areas and chambers and
 * are created before the settings are read. The configuration refuses unknown ones (`REGION`); until then the default is used. The first
 * region operates the board.
 */
export const chosenRegions: readonly string[] = regionsNamed(process.env['REGION'] ?? '') ?? [
  defaultRegion,
];

export const [operatingRegion = defaultRegion] = chosenRegions;

/** The chosen regions in the format of `REGION`. */
export const chosenRegion: string = chosenRegions.join(',');

/** URLs of a file in the folder of each chosen region that no module in `parts/` reads: large tables of places. */
export const regionFiles = (path: string): readonly URL[] =>
  chosenRegions.map((region) => new URL(`../${region}/${path}`, import.meta.url));

/** URL of a file of the region that operates the board. */
export const regionFile = (path: string): URL =>
  new URL(`../${operatingRegion}/${path}`, import.meta.url);

/** URL of the folder of the browser application: each choice of regions has its own build. */
export const builtApplication: URL = new URL(
  `../../web/${chosenRegion === defaultRegion ? 'dist' : `dist-${chosenRegions.join('-')}`}/`,
  import.meta.url,
);
