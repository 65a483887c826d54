import {
  adFields,
  plainFieldNames,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { alias, eq, sql, type SQL } from '../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../core/database/database.ts';
import { berlinDay } from '../../../core/clock.ts';
import { changedAt, idList, isAmong } from '../../../core/database/sql-parts.ts';
import type { CleanJobAdForm } from './form.ts';
import type { Publication } from '../publishing/publishing.ts';
import { jobAds, lockedAdTexts } from '../schema.ts';
import { bare, bareList, build } from '../../../core/database/build.ts';

const a = alias(jobAds, 'a');

/** The author and the time of a write. */
export interface Author {
  readonly userId: number;
  readonly now: Date;
}

/** The form's value of a plain field. */
function valueIn(form: CleanJobAdForm, name: PlainFieldName): SQL {
  const value = form[name];
  switch (adFields[name].kind) {
    case 'day':
      return sql`${value}::date`;
    case 'number':
      return sql`${value}::smallint`;
    case 'yes':
      return sql`${value}::boolean`;
    case 'keys':
      return sql`array(select jsonb_array_elements_text(${JSON.stringify(value)}::jsonb))`;
    case 'weeks':
      return sql`${JSON.stringify(value)}::jsonb`;
    default:
      return sql`${value}`;
  }
}

/** The time since when an ad is filled: an ad without a free place is, until there is one again. */
const filledAfter = ({ free_places }: CleanJobAdForm, now: Date): SQL =>
  free_places === 0
    ? sql`coalesce(${a.filled_on}, ${berlinDay(now)}::date)`
    : sql`case when ${a.free_places} = 0 then null else ${a.filled_on} end`;

/** Adds an ad for each company, as siblings. @returns their ids, in the companies' order */
export async function insertAds(
  tx: Queries,
  companies: readonly number[],
  form: CleanJobAdForm,
  state: Publication & { templateId: string },
  { userId, now }: Author,
): Promise<number[]> {
  const rows = await tx.rows<{ id: number; company_id: number }>(sql`
    insert into ${jobAds} (${bareList(
      jobAds,
      'company_id',
      ...plainFieldNames,
      'job_name_id',
      'profession_id',
      'contact_person_id',
      'job_type',
      'filled_on',
      'published',
      'publish_date',
      'waiting',
      'template_id',
      'last_updated',
      'last_updated_by',
    )})
    select company_id, ${sql.join(
      plainFieldNames.map((name) => valueIn(form, name)),
      sql`, `,
    )}, ${form.Job_name}, ${form.Profession}, ${form.contact_person}::int, ${form.job_type},
      ${form.free_places === 0 ? berlinDay(now) : null}::date, ${state.published}, ${state.publish_date}::date, ${state.waiting}, ${state.templateId}::uuid,
      ${now.toISOString()}::timestamptz, ${userId}
    from unnest(${idList(companies)}) as company (company_id)
    returning id, company_id`);
  const byCompany = new Map(rows.map((row) => [row.company_id, row.id]));
  return companies.flatMap((company) => byCompany.get(company) ?? []);
}

/** Writes the form to all given ads; each has its own state of publication. */
export async function updateAds(
  tx: Queries,
  states: readonly (Publication & { id: number })[],
  form: CleanJobAdForm,
  { templateId, adopts }: { templateId: string; adopts: boolean },
  { userId, now }: Author,
): Promise<void> {
  await tx.rows(
    prepared(sql`
    update ${jobAds} a set ${sql.join(
      plainFieldNames.map((name) => sql`${bare(jobAds[name])} = ${valueIn(form, name)}`),
      sql`, `,
    )}, ${bare(jobAds.job_name_id)} = ${form.Job_name}, ${bare(jobAds.profession_id)} = ${form.Profession},
      ${bare(jobAds.contact_person_id)} = ${form.contact_person}::int,
      ${bare(jobAds.job_type)} = ${form.job_type}, ${bare(jobAds.filled_on)} = ${filledAfter(form, now)},
      ${bare(jobAds.published)} = state.published, ${bare(jobAds.publish_date)} = state.publish_date, ${bare(jobAds.waiting)} = state.waiting,
      ${bare(jobAds.template_id)} = ${templateId}::uuid, ${bare(jobAds.last_updated)} = ${changedAt(now)}, ${bare(jobAds.last_updated_by)} = ${userId},
      ${bare(jobAds.external)} = case when ${adopts} then '' else ${a.external} end, ${bare(jobAds.accepted)} = ${a.accepted} or ${adopts}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as state (id int, published boolean, publish_date date, waiting boolean)
    where ${a.id} = state.id`),
  );
}

/**
 * Gives ads to other companies. What the database remembers of the texts of locked ads stays with the former company, and is remembered for
 * the new one, too (migration 0057).
 */
export async function updateCompanies(
  tx: Queries,
  moves: readonly { readonly id: number; readonly company_id: number }[],
): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map(({ id }) => id);
  await tx.rows(
    build
      .update(lockedAdTexts)
      .set({ job_ad_id: null })
      .where(isAmong(lockedAdTexts.job_ad_id, ids)),
  );
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.company_id)} = move.company_id
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (id int, company_id int)
    where ${a.id} = move.id`);
}

/** Stores the time since when an ad is filled. With null it is open again, and has at least one free place. */
export async function updateFilled(
  tx: Queries,
  id: number,
  filledOn: string | null,
  { userId, now }: Author,
): Promise<void> {
  await tx.rows(
    prepared(
      build
        .update(jobAds)
        .set({
          filled_on: filledOn,
          free_places: sql`case when ${filledOn === null} and ${jobAds.free_places} = 0 then 1 else ${jobAds.free_places} end`,
          last_updated: changedAt(now),
          last_updated_by: userId,
        })
        .where(eq(jobAds.id, id)),
    ),
  );
}

/** Publishes one ad, or hides it. */
export async function updatePublication(
  tx: Queries,
  id: number,
  state: Publication,
  { userId, now }: Author,
): Promise<void> {
  const { published, publish_date, waiting } = state;
  await tx.rows(
    prepared(
      build
        .update(jobAds)
        .set({
          published,
          publish_date,
          waiting,
          last_updated: changedAt(now),
          last_updated_by: userId,
        })
        .where(eq(jobAds.id, id)),
    ),
  );
}
