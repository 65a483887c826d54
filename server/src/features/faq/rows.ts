import type { FaqForm } from '@lehrpfad/contract/faq/faq.ts';
import { sql } from 'drizzle-orm/sql';
import type { CleanHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';

/** What is written of an entry beside its categories and files. */
interface EntryValues extends Pick<FaqForm, 'title' | 'public' | 'order'> {
  readonly description: CleanHtml;
  /** Null: the description stands for it. */
  readonly plain: CleanHtml | null;
}

/** @returns its id */
export async function insertEntry(tx: Queries, values: EntryValues, now: Date): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into faq_entries (title, description, plain_description, public, "order", last_updated)
    values (${values.title}, ${values.description}, ${values.plain}, ${values.public}, ${values.order}, ${now.toISOString()}::timestamptz)
    returning id`);
  return row?.id ?? 0;
}

/** @param values a text that is undefined stays as it is */
export async function updateEntry(
  tx: Queries,
  id: number,
  values: { readonly [Field in keyof EntryValues]: EntryValues[Field] | undefined },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update faq_entries set title = coalesce(${values.title ?? null}, title),
      description = coalesce(${values.description ?? null}, description),
      plain_description = case when ${values.plain === undefined} then plain_description else ${values.plain ?? null} end,
      public = coalesce(${values.public ?? null}, public), "order" = coalesce(${values.order ?? null}, "order"),
      last_updated = ${changedAt(now)}
    where id = ${id}`);
}
