import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import type { LeftAlone } from '@lehrpfad/contract/exchanges/options.ts';
import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Queries } from '../../../core/database/database.ts';
import { AppError } from '../../../core/http/errors.ts';
import { readOccupationFacts, type OccupationFacts } from '../../job-ads/listing/choice-store.ts';
import { occupationErrors } from '../../job-ads/listing/choices.ts';
import { asForm, checkFormBesideTexts, type CleanJobAdForm } from '../../job-ads/editing/form.ts';
import { lockAds, readAds, type AdWithCompanies } from '../../job-ads/listing/group-store.ts';
import { hashOf, isSameAd } from './ad-hash.ts';
import { conditionColumns } from './condition-cells.ts';
import { requestHint, type Draft, type Known, type RowErrors } from './draft.ts';
import { listed, quoted } from './text-lists.ts';
import { listKept, type Kept } from './store.ts';

/** The decision about a row. */
export type Verdict = { readonly draft: Draft } & (
  | { readonly outcome: 'rejected'; readonly errors: RowErrors }
  | { readonly outcome: 'left-alone'; readonly reason: LeftAlone; readonly adId: number | null }
  | { readonly outcome: 'unchanged'; readonly adId: number; readonly form: CleanJobAdForm }
  | { readonly outcome: 'created'; readonly form: CleanJobAdForm }
  | {
      readonly outcome: 'changed';
      readonly form: CleanJobAdForm;
      readonly adId: number;
      readonly before: AdWithCompanies;
    }
);

/** Columns by the fields of the form. */
const columns: Readonly<Record<string, TableColumn>> = {
  title: 'title',
  job_type: 'type',
  Job_name: 'jobName',
  Profession: 'profession',
  Companies: 'branch',
  job_start: 'start',
  job_end: 'end',
  details: 'details',
  availability_start_date: 'from',
  availability_end_date: 'until',
  annotation: 'annotation',
  ...conditionColumns,
};

const hashOfAd = ({ ad, companies }: AdWithCompanies): string => hashOf(asForm(ad, companies));

/** Adds the errors of the form by column. An error found while reading the row takes precedence over that of the form. */
function withFormErrors(errors: RowErrors, ofForm: Readonly<Record<string, string[]>>): RowErrors {
  const added: RowErrors = {};
  for (const [field, messages] of Object.entries(ofForm))
    added[columns[field] ?? 'row'] = messages.join(' ');
  return { ...added, ...errors };
}

/** Values for fields that could not be read, so that the form can check all other fields. */
const standIns = { job_type: 2, Job_name: 1, Profession: 1 } as const;

/** Returns the checked form of a row if it is valid, and the errors of the row; a form with stand-ins comes with errors. */
function formOf(draft: Draft, today: string, before: AdWithCompanies | undefined) {
  try {
    const sent = { ...standIns, Companies: [1], ...draft.sent };
    const form = checkFormBesideTexts(sent, draft.texts, today, before);
    return { form, errors: draft.errors };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { errors: withFormErrors(draft.errors, error.answer.errors ?? {}) };
  }
}

/** The fields that the rules for occupations read. */
type Occupation = Pick<JobAdForm, 'job_type' | 'Job_name' | 'Profession' | 'Companies'>;

/** Returns the occupation of a row as far as it can be checked; undefined if it could not be read. A missing profession has its own error. */
function occupationOf({ sent }: Draft): Occupation | undefined {
  const { job_type, Job_name, Companies, Profession = standIns.Profession } = sent;
  if (!job_type || !Job_name || !Companies) return undefined;
  return { job_type, Job_name, Companies, Profession };
}

interface Evidence extends Known {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly ads: ReadonlyMap<number, AdWithCompanies>;
}

/** Lists the occupations that are allowed for the branch, and tells how to request more. */
function allowedNames(
  { Companies: [company = 0], Job_name: id }: Occupation,
  facts: OccupationFacts,
  { catalogue }: Known,
): string {
  const ids = [...(facts.allowed.get(company) ?? [])];
  if (ids.length === 0) return requestHint;
  const names = ids.map((one) => catalogue.nameOf(one)).filter((name) => name !== '');
  const meant = catalogue.nameOf(id);
  return `: ${listed(names)}. ${quoted(meant)} ist für diese Filiale nicht bestätigt.${requestHint}`;
}

/** Checks the rules of occupations. The message lists the allowed ones, since a table has no list to choose from. */
function occupationProblems(
  occupation: Occupation,
  before: AdWithCompanies | undefined,
  facts: OccupationFacts,
  known: Known,
): RowErrors {
  const errors = occupationErrors(occupation, before, facts);
  if (errors === undefined) return {};
  const problem = errors['Job_name']?.[0] ?? '';
  const more = occupation.job_type === apprenticeship ? allowedNames(occupation, facts, known) : '';
  return withFormErrors(problem === '' ? {} : { jobName: `${problem}${more}` }, errors);
}

/** Decides about a row without errors. */
function decide(draft: Draft, form: CleanJobAdForm, { kept, ads, today }: Evidence): Verdict {
  const known = draft.externalId === undefined ? undefined : kept.get(draft.externalId);
  if (known === undefined) return { draft, outcome: 'created', form };
  const { adId } = known;
  const now = adId === null ? undefined : ads.get(adId);
  if (adId === null || now === undefined)
    return { draft, outcome: 'left-alone', reason: 'deleted', adId: null };
  const hash = hashOfAd(now);
  if (isSameAd(hash, hashOf(form), today)) return { draft, outcome: 'unchanged', adId, form };
  if (!isSameAd(hash, known.hash, today))
    return { draft, outcome: 'left-alone', reason: 'edited-here', adId };
  return { draft, outcome: 'changed', form, adId, before: now };
}

interface Circumstances extends Known {
  /** The exchange of the account's uploads; undefined before the first upload. */
  readonly exchangeId: number | undefined;
  /** Whether to lock the ads, because the same transaction writes the decisions. */
  readonly locks: boolean;
}

/** Decides about all rows; writes nothing. */
export async function planRows(
  db: Queries,
  drafts: readonly Draft[],
  known: Circumstances,
): Promise<Verdict[]> {
  const ids = drafts.flatMap(({ externalId }) => externalId ?? []);
  const { exchangeId } = known;
  const kept = exchangeId ? await listKept(db, exchangeId, ids) : new Map<string, Kept>();
  const adIds = [...kept.values()].flatMap(({ adId }) => adId ?? []);
  if (known.locks) await lockAds(db, adIds);
  const ads = await readAds(db, adIds);
  const evidence = { ...known, kept, ads };
  const checked = drafts.map((draft) => {
    const adId = kept.get(draft.externalId ?? '')?.adId;
    const before = adId ? ads.get(adId) : undefined;
    const occupation = occupationOf(draft);
    return { draft, before, occupation, ...formOf(draft, known.today, before) };
  });
  const facts = await readOccupationFacts(
    db,
    checked.flatMap(({ occupation }) => occupation ?? []),
  );
  return checked.map(({ draft, before, occupation, form, errors: ofForm }): Verdict => {
    const ofOccupation = occupation ? occupationProblems(occupation, before, facts, known) : {};
    const errors = { ...ofOccupation, ...ofForm };
    const isRight = form !== undefined && Object.keys(errors).length === 0;
    return isRight ? decide(draft, form, evidence) : { draft, outcome: 'rejected', errors };
  });
}
