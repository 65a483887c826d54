import { chosenRegion } from '@lehrpfad/regions/chosen-region.ts';
import { initialChambers } from '@lehrpfad/regions/parts/chambers.ts';
import { districts } from '@lehrpfad/regions/parts/districts.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { OperatorError } from '../core/config/operator-error.ts';
import type { Queries } from '../core/database/database.ts';
import { hasMark, insertMark } from '../core/database/marks.ts';
import { addChambers, deleteChambers } from '../features/enquiries/chambers-store.ts';
import {
  deleteDistricts,
  readDistricts,
  writeDistricts,
  type District,
} from '../features/places/base-data-store.ts';

const otherDatabase =
  'choose another DATA_DIR or DATABASE_URL, or the REGION that it was filled with.';

const wanted: readonly District[] = districts.map(({ name, state, area = null }) => ({
  name,
  state,
  region: area,
}));

/** Mark of every state except the first, with its number, since chambers are numbered in the order of the states. */
const markOf = (state: string) => `state-${boardStateNames.indexOf(state) + 1}-${state}`;

/**
 * Writes the districts and chambers of the chosen region into a database without places, and adds those of further states to a database with
 * places. Migrations have written those of the first region that the board had; administrators' changes of chambers are kept.
 * @throws {OperatorError} if the database has places of a state that is not chosen, or of the chosen ones in another order
 */
export async function loadRegion(tx: Queries): Promise<void> {
  const { stored, hasTowns } = await readDistricts(tx);
  const isSame =
    stored.length === wanted.length &&
    wanted.every(({ name, region }) =>
      stored.some((one) => one.name === name && one.region === region),
    );
  if (hasTowns) await refuseOtherStates(tx, stored);
  if (isSame) return;
  if (!hasTowns) {
    await deleteDistricts(tx);
    await deleteChambers(tx);
  }
  await writeDistricts(tx, wanted);
  await addChambers(tx, initialChambers);
  for (const state of boardStateNames.slice(1)) await insertMark(tx, markOf(state));
}

/** @throws {OperatorError} */
async function refuseOtherStates(tx: Queries, stored: readonly District[]): Promise<void> {
  const known = new Set(wanted.map(({ name }) => name));
  const strangers = stored.filter(({ name }) => !known.has(name));
  const states = new Set(stored.map(({ state }) => state));
  const isPart = wanted.some(
    ({ name, state }) => states.has(state) && !stored.some((one) => one.name === name),
  );
  if (strangers.length === stored.length || isPart)
    throw new OperatorError(
      `The database holds the places of another state than REGION=${chosenRegion}: ${otherDatabase}`,
    );
  if (strangers.length > 0) {
    const gone = [...new Set(strangers.map(({ state }) => state))].join(', ');
    throw new OperatorError(
      `The database also holds the places of ${gone}, which REGION=${chosenRegion} does not name. A state cannot be taken away, since ads would lose their place: ${otherDatabase}`,
    );
  }
  for (const [at, state] of boardStateNames.entries()) {
    const isInOrder = states.has(state) ? at === 0 || (await hasMark(tx, markOf(state))) : at > 0;
    if (!isInOrder)
      throw new OperatorError(
        `REGION=${chosenRegion} names the states in another order than that in which they came into the database: name first the one that it was filled with, and further ones behind it.`,
      );
  }
}
