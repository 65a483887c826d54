import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import { alias, eq, sql, type SQL } from '../../core/database/drizzle.ts';
import type { CleanHtml } from '../../core/html/clean-html.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { plainTexts } from './schema.ts';
import { bareList, build } from '../../core/database/build.ts';

const t = alias(plainTexts, 't');

const columns = sql`${plainTexts.id}, ${plainTexts.page}, ${plainTexts.html},
  ${instant(sql`${plainTexts.last_updated}`)} as last_updated`;

const known: readonly string[] = plainPages.map(({ page }) => page);

/** Returns all texts in the order of the pages, without rows of pages that this version of the program does not have. */
export async function allPlainTexts(db: Queries): Promise<PlainText[]> {
  const rows = await db.rows<PlainText>(sql`select ${columns} from ${plainTexts}`);
  return rows
    .filter(({ page }) => known.includes(page))
    .sort((one, other) => known.indexOf(one.page) - known.indexOf(other.page));
}

async function oneText(db: Queries, condition: SQL): Promise<PlainText | undefined> {
  const [row] = await db.rows<PlainText>(
    sql`select ${columns} from ${plainTexts} where ${condition}`,
  );
  return row;
}

/** Returns the text of a page, and locks it until the transaction ends. */
export const lockPlainText = (tx: Queries, page: string): Promise<PlainText | undefined> =>
  oneText(tx, sql`${plainTexts.page} = ${page} for update`);

export async function writePlainText(
  tx: Queries,
  { id, html, now }: { id: number; html: CleanHtml; now: Date },
): Promise<PlainText> {
  await tx.rows(
    build
      .update(plainTexts)
      .set({ html, last_updated: changedAt(now) })
      .where(eq(plainTexts.id, id)),
  );
  const text = await oneText(tx, sql`${plainTexts.id} = ${id}`);
  if (text === undefined) throw new Error(`The text ${id} is locked and not there.`);
  return text;
}

/** Adds texts of pages without one. Existing texts belong to the editors. */
export async function addMissingPlainTexts(
  tx: Queries,
  texts: readonly { readonly page: string; readonly html: CleanHtml }[],
): Promise<void> {
  await tx.rows(sql`
    insert into ${plainTexts} (${bareList(plainTexts, 'page', 'html')})
    select r.page, r.html from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r (page text, html text)
    where not exists (select from ${plainTexts} t where ${t.page} = r.page)`);
}
