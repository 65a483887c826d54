import { chosenRegion } from '@lehrpfad/regions/chosen-region.ts';
import { initialChambers } from '@lehrpfad/regions/parts/chambers.ts';
import { districts } from '@lehrpfad/regions/parts/districts.ts';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { OperatorError } from './core/config/operator-error.ts';
import type { Queries } from './core/database/database.ts';
import { replaceChambers } from './features/enquiries/chambers-store.ts';
import { readDistricts, replaceDistricts } from './features/places/base-data-store.ts';

/**
 * Writes the districts and chambers of the chosen region into a database without places. Migrations have written those of the first region
 * that the board had; what administrators have changed of chambers stays.
 * @throws {OperatorError} if the database is that of another region
 */
export async function loadRegion(tx: Queries): Promise<void> {
  const { names, hasTowns } = await readDistricts(tx);
  const wanted = new Set(districts.map(({ name }) => name));
  if (names.length === wanted.size && names.every((name) => wanted.has(name))) return;
  if (hasTowns)
    throw new OperatorError(
      `The database holds the places of another state than REGION=${chosenRegion}: choose another DATA_DIR or DATABASE_URL, or the REGION that it was filled with.`,
    );
  const rows = districts.map(({ name, area = null }) => ({ name, state: stateName, region: area }));
  await replaceDistricts(tx, JSON.stringify(rows));
  await replaceChambers(tx, initialChambers);
}
