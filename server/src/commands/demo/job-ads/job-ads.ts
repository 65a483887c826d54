import { annotation, apprenticeshipDetails, internshipDetails } from './ad-details.ts';
import {
  apprenticeshipStart,
  chooseState,
  endingState,
  filledState,
  hiddenStates,
  internshipDays,
  makeVisibility,
} from './ad-dates.ts';
import { createSources, ownSource, type AdSource, type ForeignNames } from './ad-sources.ts';
import { makeConditions } from './ad-conditions.ts';
import { apprenticeshipTitle, internshipTitle } from './ad-titles.ts';
import { idOf, jobNameOf, type Base } from '../base.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { offerToAdopt } from '../imports/own-imports.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';

export interface AdContext {
  readonly random: Random;
  readonly base: Base;
  readonly ids: Ids;
  readonly today: Day;
  readonly foreignNames: ForeignNames;
  /** User ids by account number. */
  readonly userIds: readonly number[];
}

const adsPerCompany = { small: [4, 6], medium: [6, 8], large: [9, 14] } as const;

/** Share of ads for an Ausbildung. */
const apprenticeships = 0.65;

type Sources = ReturnType<typeof createSources>;

/** Makes rows for `job_ads`: the ads of each company, and the ads that its branches share. */
export function makeJobAds(context: AdContext, companies: readonly DemoCompany[]) {
  const sources = createSources(context.random);
  const enterprises = Map.groupBy(companies, ({ id, account }) => account ?? `imported ${id}`);
  const ads = [...enterprises.values()].flatMap((branches) =>
    enterpriseAds(context, branches, sources),
  );
  return offerToAdopt(ads, companies);
}

function enterpriseAds(
  context: AdContext,
  branches: readonly DemoCompany[],
  sources: Sources,
): AdRow[] {
  const { random } = context;
  const ads = branches.flatMap((company) => {
    const [min, max] = adsPerCompany[company.trade.size];
    // Branches share some ads instead of writing separate ones.
    const count = Math.ceil(random.int(min, max) / (branches.length > 1 ? 1.6 : 1));
    return Array.from({ length: count }, (_, number) => makeAd(context, company, number, sources));
  });
  if (branches[0]?.account === shownAccount) hideSome(ads, context.today);
  if (branches.length === 1) return ads;
  const shared = Array.from({ length: random.int(1, 3) }, (_, number) =>
    sharedAds(context, branches, number, sources),
  );
  return [...ads, ...shared.flat()];
}

/** Number of the account with several branches named in the README: it has an ad in each state. */
const shownAccount = 0;

function hideSome(ads: AdRow[], today: Day): void {
  const own = ads.filter(({ source }) => source === null);
  const states = [...hiddenStates(today), filledState(today), endingState(today)];
  for (const [at, state] of states.entries()) Object.assign(own[at] ?? {}, state);
}

/** Makes one posting of several branches: an ad for each, linked by the template. */
function sharedAds(
  context: AdContext,
  branches: readonly DemoCompany[],
  number: number,
  sources: Sources,
): AdRow[] {
  const { random, ids } = context;
  const [first, ...rest] = branches;
  if (first === undefined) return [];
  const others = random.some(rest, random.int(1, rest.length));
  const ad = {
    ...makeAd(context, first, number, sources, true),
    ...ownSource,
    template_id: random.uuid(),
  };
  ad.last_updated_by ??= context.userIds[first.account ?? 0] ?? null;
  return [ad, ...others.map(({ id }) => ({ ...ad, id: ids.next('job_ads'), company_id: id }))];
}

function sourceOf(random: Random, { account }: DemoCompany, sources: Sources): AdSource {
  if (account === null) return sources.imported();
  const chance = random.next();
  if (chance < 0.025) return sources.imported();
  return chance < 0.045 ? sources.adopted() : ownSource;
}

/** Sometimes returns the foreign name of an imported ad, otherwise the catalogue's name. */
function foreignNameOf({ foreignNames, random }: AdContext, job: string, source: AdSource) {
  const foreign = source.external === '' ? undefined : foreignNames.byJob.get(job);
  return foreign !== undefined && random.chance(0.6) ? foreign : undefined;
}

/** Chooses the subject of an ad and the name of its job. */
function wording(context: AdContext, company: DemoCompany, number: number, isShared: boolean) {
  const { random, today } = context;
  const { trade, jobs } = company;
  const subject = { town: isShared ? null : company.town.name, trade };
  if (random.chance(apprenticeships)) {
    const job = jobs[number % jobs.length] ?? random.pick(jobs);
    const start = apprenticeshipStart(random, today);
    const title = apprenticeshipTitle(random, job, start);
    const details = apprenticeshipDetails(random, { ...subject, job, start });
    return { job, job_type: 2, job_start: start, job_end: null, title, details };
  }
  // Insights of a trade only fit its first job: there is no tiling in the office.
  const names =
    trade.internships.length > 0 && random.chance(0.7) ? trade.internships : jobs.slice(0, 1);
  const job = random.pick(names);
  const time = random.chance(0.25) ? 'holidays' : 'school';
  const { start, end } = internshipDays(random, today, time);
  const details = internshipDetails(random, { ...subject, job, start });
  const title = internshipTitle(random, job, trade, time);
  return { job, job_type: 1, job_start: start, job_end: end, title, details };
}

function makeAd(
  context: AdContext,
  company: DemoCompany,
  number: number,
  sources: Sources,
  isShared = false,
) {
  const { random, ids, base, today, userIds } = context;
  const { job, ...words } = wording(context, company, number, isShared);
  const source = sourceOf(random, company, sources);
  const imported = source.external !== '';
  const { id, professionId } = jobNameOf(base, job);
  const foreign = isShared ? undefined : foreignNameOf(context, job, source);
  const visibility = makeVisibility(random, chooseState(random), today);
  const owner = company.account === null ? null : (userIds[company.account] ?? null);
  const adId = ids.next('job_ads');
  return {
    id: adId,
    company_id: company.id,
    job_name_id: foreign?.id ?? id,
    profession_id:
      (foreign === undefined ? professionId : null) ??
      idOf(base.professions, company.trade.profession),
    ...words,
    title: foreign === undefined ? words.title : `${foreign.name} (m/w/d)`,
    annotation: annotation(random, company.trade, words.job_type === 1),
    ...makeConditions({ id: adId, ...words, isImported: imported }),
    ...visibility,
    filled_on: null as Day | null,
    last_updated: lastUpdated(random, visibility.publish_date, today),
    last_updated_by: imported ? null : owner,
    shown_at: visibility.published ? shownAt(visibility.publish_date, today) : null,
    ...source,
    source_date: source.source === null ? null : visibility.publish_date,
    template_id: null as string | null,
  };
}

export type AdRow = ReturnType<typeof makeAd>;

/** Returns when the public first saw an ad: in the morning of its day, but never today, since the demo begins later. */
function shownAt(published: Day | null, today: Day): string {
  const yesterday = addDays(today, -1);
  return momentOf(published !== null && published < yesterday ? published : yesterday, 6, 0);
}

/** Returns the day of publication or up to two weeks later, but never a future day. */
function lastUpdated(random: Random, published: Day | null, today: Day): string {
  const yesterday = addDays(today, -1);
  const day = addDays(published ?? yesterday, random.chance(0.3) ? random.int(1, 14) : 0);
  return momentOf(day < yesterday ? day : yesterday, random.int(6, 16), random.int(0, 59));
}
