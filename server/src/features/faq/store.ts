import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { faqAudiences, type FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import type { FaqEntry, FaqForm } from '@lehrpfad/contract/faq/faq.ts';
import { alias, eq, sql, type SQL } from '../../core/database/drizzle.ts';
import type { CleanHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { faqCategories, faqEntries, faqEntryCategories, faqFiles } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

const e = alias(faqEntries, 'e');
const c = alias(faqCategories, 'c');
const x = alias(faqEntryCategories, 'x');
const f = alias(faqFiles, 'f');

const columns = sql`
  ${e.id}, ${e.title}, ${e.description}, ${e.plain_description}, ${e.public}, ${e.order},
  ${instant(sql`${e.last_updated}`)} as last_updated,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', ${c.id}, 'key', ${c.key}) order by lower(${c.key}), ${c.id})
    from ${faqEntryCategories} x join ${faqCategories} c on ${c.id} = ${x.faq_category_id}
    where ${x.faq_entry_id} = ${e.id}), '[]') as "Categories",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', ${f.id}, 'name', ${f.name}, 'size', ${f.size}, 'type', ${f.type},
      'full_path', ${`${apiBase}faq/files/`}::text || ${f.id} || '/') order by ${f.position}, ${f.id})
    from ${faqFiles} f where ${f.faq_entry_id} = ${e.id}), '[]') as files`;

async function entries(db: Queries, where: SQL): Promise<FaqEntry[]> {
  return db.rows<FaqEntry>(sql`
    select ${columns} from ${faqEntries} e where ${where} order by ${e.order}, ${e.id}`);
}

export const allEntries = (db: Queries): Promise<FaqEntry[]> => entries(db, sql`true`);

const opensElsewhere = (html: string) => html.replaceAll('<a href=', '<a target="_blank" href=');

const isFor = (audience: FaqAudience): SQL => sql`exists (
  select from ${faqEntryCategories} x join ${faqCategories} c on ${c.id} = ${x.faq_category_id}
  where ${x.faq_entry_id} = ${e.id} and ${c.key} = ${faqAudiences.find(({ page }) => page === audience)?.key})`;

/** Returns the public entries. Stored HTML is clean, so links can be recognised by their spelling. */
export async function publicEntries(db: Queries, audience?: FaqAudience): Promise<FaqEntry[]> {
  const rows = await entries(
    db,
    audience ? sql`${e.public} and ${isFor(audience)}` : sql`${e.public}`,
  );
  return rows.map((entry) => ({
    ...entry,
    description: opensElsewhere(entry.description),
    plain_description: entry.plain_description && opensElsewhere(entry.plain_description),
  }));
}

/** Returns an entry and locks it until the transaction ends; undefined if there is none. */
export async function lockEntry(tx: Queries, id: number): Promise<FaqEntry | undefined> {
  const rows = await tx.rows(
    build
      .select(pick(faqEntries, 'id'))
      .from(faqEntries)
      .where(eq(faqEntries.id, id))
      .for('update'),
  );
  return rows.length === 0 ? undefined : entryById(tx, id);
}

export async function entryById(db: Queries, id: number): Promise<FaqEntry> {
  const [entry] = await entries(db, sql`${e.id} = ${id}`);
  if (entry === undefined) throw new Error(`The entry ${id} is locked and not there.`);
  return entry;
}

/** The stored values of an entry, except its categories and files. */
interface EntryValues extends Pick<FaqForm, 'title' | 'public' | 'order'> {
  readonly description: CleanHtml;
  /** Null if the description is used instead. */
  readonly plain: CleanHtml | null;
}

/** @returns its id */
export async function insertEntry(tx: Queries, values: EntryValues, now: Date): Promise<number> {
  const [row] = await tx.rows(
    build
      .insert(faqEntries)
      .values({
        title: values.title,
        description: values.description,
        plain_description: values.plain,
        public: values.public,
        order: values.order,
        last_updated: now.toISOString(),
      })
      .returning(pick(faqEntries, 'id')),
  );
  return row?.id ?? 0;
}

/** @param values undefined texts stay unchanged */
export async function updateEntry(
  tx: Queries,
  id: number,
  values: { readonly [Field in keyof EntryValues]: EntryValues[Field] | undefined },
  now: Date,
): Promise<void> {
  await tx.rows(
    build
      .update(faqEntries)
      .set({
        title: sql`coalesce(${values.title ?? null}, ${faqEntries.title})`,
        description: sql`coalesce(${values.description ?? null}, ${faqEntries.description})`,
        plain_description: sql`case when ${values.plain === undefined} then ${faqEntries.plain_description} else ${values.plain ?? null} end`,
        public: sql`coalesce(${values.public ?? null}, ${faqEntries.public})`,
        order: sql`coalesce(${values.order ?? null}, ${faqEntries.order})`,
        last_updated: changedAt(now),
      })
      .where(eq(faqEntries.id, id)),
  );
}
