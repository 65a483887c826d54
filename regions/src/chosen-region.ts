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
 * The region of this process. It is read here and not handed in as other settings are: schemas of the contract contain its areas and
 * chambers, and exist before any setting is read. An unknown one is refused by the configuration (`REGION`); until then it is the default.
 */
export const chosenRegion: string =
  regionKeys.find((key) => key === process.env['REGION']) ?? defaultRegion;

/** The address of a file of the chosen region that no part reads: tables of places, which are large. */
export const regionFile = (path: string): URL =>
  new URL(`../${chosenRegion}/${path}`, import.meta.url);

/** The browser application as it is built for the chosen region: several builds lie side by side. */
export const builtApplication: URL = new URL(
  `../../web/${chosenRegion === defaultRegion ? 'dist' : `dist-${chosenRegion}`}/`,
  import.meta.url,
);
