import { isWithin, type Actor } from '../../../core/security/callers.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import { listOwners, lockCompanyRows, readOccupationFacts } from '../listing/choice-store.ts';
import { occupationErrors } from '../listing/choices.ts';
import { adsBefore } from '../editing/trail.ts';
import { lockAds, readAds, type AdWithCompanies } from '../listing/group-store.ts';
import { lockAuthor } from '../policy.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';
import { statesOf, writeUndoable } from './link-store.ts';
import { recordMany, type ManyDeps } from './bulk-actions.ts';

interface Move {
  readonly job_ids: readonly number[];
  /** The branch that the ads move to. */
  readonly company_id: number;
}

/** Form of an ad with the other branch; 0 for a deleted profession, which no form accepts. */
const formAt = ({ ad }: AdWithCompanies, branch: number) => ({
  job_type: ad.job_type,
  Job_name: ad.job_name_id,
  Profession: ad.profession_id ?? 0,
  Companies: [branch],
});

/**
 * Returns those of some ads that may move to a branch: the form would accept them there, and the branch has none of the same group, including
 * ads that move at the same time.
 */
async function movable(
  tx: Queries,
  ids: readonly number[],
  branch: number,
): Promise<ReadonlySet<number>> {
  const ads = [...(await readAds(tx, ids)).values()];
  const facts = await readOccupationFacts(
    tx,
    ads.map((one) => formAt(one, branch)),
  );
  const groups = new Set<string>();
  const isTaken = ({ ad, companies }: AdWithCompanies) =>
    companies.includes(branch) || groups.has(ad.template_id ?? '');
  const fits = ({ ad }: AdWithCompanies) =>
    occupationErrors(
      formAt({ ad, companies: [] }, branch),
      { ad, companies: [ad.company_id] },
      facts,
    ) === undefined;
  const found = new Set<number>();
  for (const one of ads) {
    if (isTaken(one) || !fits(one)) continue;
    found.add(one.ad.id);
    if (one.ad.template_id !== null) groups.add(one.ad.template_id);
  }
  return found;
}

/**
 * Moves own ads to another branch of the account. Their URLs and whether they are public stay the same.
 * @returns those that have moved; foreign and imported ones stay, and those that the form would refuse there
 * @throws {AppError} 400 for a branch that is not the account's, or closed
 */
export function moveMany(
  { changes, clock }: ManyDeps,
  author: Actor,
  { job_ids: ids, company_id: branch }: Move,
): Promise<OwnJobAd[]> {
  return changes.write(async (tx) => {
    await lockAuthor(tx, author);
    await lockAds(tx, ids);
    await lockCompanyRows(tx, [branch]);
    const [target] = await listOwners(tx, [branch]);
    if (target === undefined || !isWithin(author, target))
      throw invalidInput({ company_id: ['Firma nicht im System!'] });
    const now = clock();
    const states = await statesOf(tx, author, ids);
    const moving = await movable(
      tx,
      states.map(({ id }) => id),
      branch,
    );
    const before = await adsBefore(tx, [...moving]);
    const moved = states.filter(({ id }) => moving.has(id));
    for (const { id, state } of moved) {
      const after = { ...state, company_id: branch };
      await writeUndoable(tx, { id, action: 'move', before: state, after }, { ...author, now });
    }
    const movedIds = moved.map(({ id }) => id);
    await publishDueAds(tx, now, movedIds);
    return recordMany(tx, author, before, movedIds);
  });
}
