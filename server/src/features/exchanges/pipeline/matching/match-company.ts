import type { Queries } from '../../../../core/database/database.ts';
import {
  companiesInTown,
  companiesOfAccount,
  employerRank,
  type EmployerCandidate,
  type NamedEmployer,
  type ReadEmployer,
} from '../../../companies/importing-store.ts';
import type { NewCompany, PlannedCompany } from '../decision.ts';
import type { PresentEmployer } from '../records/record-store.ts';

/** An employer as an ad names it, and the company that the ad has now. */
export interface AskedEmployer extends NamedEmployer {
  /** Id of the place that was found. */
  readonly placeId: number;
  readonly postcode: string;
  readonly weblink: string;
  /** Null for a new ad. */
  readonly present: PresentEmployer | null;
  /** Whether the source names the same employer as before. If so, a different name of the company comes from an editor. */
  readonly isNamedAsBefore: boolean;
}

/** The company of an ad, with the fields by which duplicates are found. */
export interface MatchedCompany {
  readonly planned: PlannedCompany;
  readonly employerStem: string;
  /** Postcode of its address. */
  readonly postcode: string;
}

/** The company of the ad, or why it has none. */
type CompanyMatch = { readonly rejected: 'company-locked' | 'other-company' } | MatchedCompany;

/** Returns the candidate with the best rank. Ties: the ad's present company, then an unlocked one, one with an account, the oldest. */
function best(
  candidates: readonly EmployerCandidate[],
  rankOf: (one: EmployerCandidate) => number | undefined,
  presentId: number | undefined,
): EmployerCandidate | undefined {
  const order = (one: EmployerCandidate) =>
    [one.id === presentId ? 0 : 1, one.locked ? 1 : 0, one.hasAccount ? 0 : 1, one.id] as const;
  const ranked = candidates.flatMap((one) => {
    const rank = rankOf(one);
    return rank === undefined ? [] : [{ one, by: [rank, ...order(one)] }];
  });
  ranked.sort((left, right) => {
    const at = left.by.findIndex((value, index) => value !== right.by[index]);
    return at < 0 ? 0 : (left.by[at] ?? 0) - (right.by[at] ?? 0);
  });
  return ranked[0]?.one;
}

const taken = ({
  id,
  locked,
  employerStem,
  postcode,
}: EmployerCandidate | PresentEmployer): CompanyMatch =>
  locked ? { rejected: 'company-locked' } : { planned: { id }, employerStem, postcode };

/** The ad's present company, if it keeps the ad but gets no others: its new name or town is not confirmed yet. */
function waitingCompany({ present, isNamedAsBefore }: AskedEmployer) {
  return present?.keeps && !present.takes && isNamedAsBefore ? present : undefined;
}

/** Finds a confirmed company of the account: by name and town, else by town, else the oldest one. */
function ofAccount(
  asked: AskedEmployer,
  candidates: readonly EmployerCandidate[],
  userId: number,
): CompanyMatch {
  const waiting = waitingCompany(asked);
  if (waiting?.owner === userId) return taken(waiting);
  const rank = ({ sameName, sameTown, sameStreet }: EmployerCandidate) =>
    sameTown ? (sameName ? 0 : 2) + (sameStreet ? 0 : 1) : 4;
  // It makes no difference which of its other towns is chosen, so the choice is always the same.
  const inTown = candidates.filter(({ sameTown }) => sameTown);
  const found = best(inTown, rank, asked.present?.id) ?? best(candidates, rank, undefined);
  return found ? taken(found) : { rejected: 'other-company' };
}

/** Finds a company of that name in that town, or returns the one to add. */
function anybodys(
  asked: AskedEmployer,
  candidates: readonly EmployerCandidate[],
  made: NewCompany,
  employerStem: string,
): CompanyMatch {
  const waiting = waitingCompany(asked);
  if (waiting) return taken(waiting);
  const found = best(candidates, (one) => employerRank(one, asked.street), asked.present?.id);
  if (found) return taken(found);
  // An editor has renamed or moved the company that was added for this employer.
  if (asked.present?.keeps && asked.isNamedAsBefore) return taken(asked.present);
  // The company stays locked if the source spells the street in another way.
  if (candidates.some(({ locked }) => locked)) return { rejected: 'company-locked' };
  return { planned: made, employerStem, postcode: asked.postcode };
}

/** Collects the companies that a batch would add, each once. An employer without a street is the same as the first one with a street. */
function newCompanies(
  asked: readonly AskedEmployer[],
  read: readonly Pick<ReadEmployer, 'employerKey' | 'street'>[],
): NewCompany[] {
  const keys = asked.map(({ name, townId }, number) => {
    const { employerKey = '', street = '' } = read[number] ?? {};
    return { town: `${employerKey || name.toLowerCase()}|${townId}`, street };
  });
  const streets = new Map<string, string>();
  for (const { town, street } of keys)
    if (street !== '' && !streets.has(town)) streets.set(town, street);
  const made = new Map<string, NewCompany>();
  const keyOf = ({ town, street }: (typeof keys)[number]) =>
    `${town}|${street || (streets.get(town) ?? '')}`;
  for (const [number, { name, street, townId, weblink, placeId }] of asked.entries()) {
    const key = keyOf(keys[number] ?? { town: '', street: '' });
    const before = made.get(key);
    // The employer that names the street is kept, whether it comes first or not.
    if (before === undefined || (before.street === '' && street !== ''))
      made.set(key, { id: null, key, name, street, townId, weblink, placeId });
  }
  return keys.flatMap((one) => made.get(keyOf(one)) ?? []);
}

/**
 * Finds for each employer the company under which its ad appears.
 * @param userId account whose companies get all ads of the exchange; null if they may belong to any company
 */
export async function matchCompanies(
  db: Queries,
  asked: readonly AskedEmployer[],
  userId: number | null,
): Promise<CompanyMatch[]> {
  // Most records of a batch are of few employers, so each employer is looked up once.
  const keyOf = ({ name, street, townId }: NamedEmployer) => `${townId}|${street}|${name}`;
  const distinct = [...new Map(asked.map((one) => [keyOf(one), one])).values()];
  const found =
    userId === null
      ? await companiesInTown(db, distinct)
      : await companiesOfAccount(db, distinct, userId);
  const byKey = new Map(distinct.map((one, index) => [keyOf(one), found[index]]));
  const nobody: ReadEmployer = { employerKey: '', employerStem: '', street: '', candidates: [] };
  const read = asked.map((one) => byKey.get(keyOf(one)) ?? nobody);
  const made = newCompanies(asked, read);
  return asked.map((one, number) => {
    const { candidates, employerStem } = read[number] ?? nobody;
    if (userId !== null) return ofAccount(one, candidates, userId);
    const company = made[number];
    if (company === undefined) throw new Error('An employer was asked for and not read.');
    return anybodys(one, candidates, company, employerStem);
  });
}
