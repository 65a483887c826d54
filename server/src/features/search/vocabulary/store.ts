import { limits } from '@lehrpfad/contract/core/limits.ts';
import type {
  StoredVocabularyEntry,
  VocabularyQuery,
  VocabularyValues,
} from '@lehrpfad/contract/search/vocabulary.ts';
import { sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { insertMark } from '../../../core/database/marks.ts';
import { changedAt, instant } from '../../../core/database/sql-parts.ts';
import type { VocabularyEntry } from '../engine/text/vocabulary.ts';
import { searchVocabulary } from '../schema.ts';
import { marks } from '../../../core/database/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

/** An entry with its folded term. */
export interface FoldedEntry extends VocabularyValues {
  readonly folded: string;
}

const columns = sql`id, kind, term, meanings, brafo,
  ${instant(sql`last_updated`)} as last_updated`;

/** All entries, for the index of a process. */
export function allVocabulary(db: Queries): Promise<VocabularyEntry[]> {
  return db.rows<VocabularyEntry>(
    sql`select ${searchVocabulary.kind}, ${searchVocabulary.term}, ${searchVocabulary.meanings}, ${searchVocabulary.brafo}
        from ${searchVocabulary} order by ${searchVocabulary.id}`,
  );
}

/** The databases have different collations, neither of them German; folded words sort equally on both. */
const alphabetic = sql`folded collate "C", kind collate "C", id`;

/** @param foldedSearch the folded search text; 'baeck' finds 'Bäcker' */
export async function vocabularyPage(
  db: Queries,
  { kind, search = '', id, page }: VocabularyQuery,
  foldedSearch: string,
): Promise<{ count: number; results: StoredVocabularyEntry[] }> {
  const chosen = sql`from ${searchVocabulary} where (${kind ?? null}::text is null or ${searchVocabulary.kind} = ${kind ?? null})
    and (${id ?? null}::integer is null or ${searchVocabulary.id} = ${id ?? null}::integer)
    and (strpos(lower(${searchVocabulary.term}), lower(${search})) > 0
      or exists (select from unnest(meanings) as meaning where strpos(lower(meaning), lower(${search})) > 0)
      or ${foldedSearch} <> '' and strpos(${searchVocabulary.folded}, ${foldedSearch}) > 0)`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<StoredVocabularyEntry>(sql`
    select ${columns} ${chosen} order by ${alphabetic}
    limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

/** Blocks other writers until the transaction ends, so that values read stay valid. Readers are not blocked. */
export async function lockVocabulary(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table ${searchVocabulary} in share row exclusive mode`);
}

async function oneEntry(db: Queries, condition: SQL): Promise<StoredVocabularyEntry | undefined> {
  const [row] = await db.rows<StoredVocabularyEntry>(
    sql`select ${columns} from ${searchVocabulary} where ${condition} order by ${searchVocabulary.id} limit 1`,
  );
  return row;
}

export function entryById(db: Queries, id: number): Promise<StoredVocabularyEntry | undefined> {
  return oneEntry(db, sql`id = ${id}`);
}

/** Entries of kinds that determine parsing or meanings of words, by their folded terms. */
export function entriesOfTerms(
  db: Queries,
  folded: readonly string[],
): Promise<(Pick<StoredVocabularyEntry, 'id' | 'kind'> & { folded: string })[]> {
  return db.rows(sql`
    select ${searchVocabulary.id}, ${searchVocabulary.kind}, ${searchVocabulary.folded} from ${searchVocabulary}
    where ${searchVocabulary.folded} in (select jsonb_array_elements_text(${JSON.stringify(folded)}::jsonb)) and ${searchVocabulary.kind} <> 'kept'
    order by ${searchVocabulary.kind} desc, ${searchVocabulary.id}`);
}

/** Another entry that conflicts with this one by a unique constraint. */
export function entryLike(
  db: Queries,
  { kind, term, folded }: FoldedEntry,
  exceptId: number | null,
): Promise<StoredVocabularyEntry | undefined> {
  return oneEntry(
    db,
    sql`kind = ${kind} and (folded = ${folded} or lower(term) = lower(${term}))
      and id is distinct from ${exceptId}::int`,
  );
}

function recordsOf(entries: readonly FoldedEntry[]): SQL {
  const rows = entries.map(({ kind, term, folded, meanings, brafo }) => ({
    kind,
    term,
    folded,
    meanings,
    brafo,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    kind text, term text, folded text, meanings text[], brafo smallint[])`;
}

export async function insertEntry(
  tx: Queries,
  entry: FoldedEntry,
): Promise<StoredVocabularyEntry | undefined> {
  const [row] = await tx.rows<StoredVocabularyEntry>(sql`
    insert into ${searchVocabulary} (${bareList(searchVocabulary, 'kind', 'term', 'folded', 'meanings', 'brafo')})
    select r.kind, r.term, r.folded, r.meanings, r.brafo from ${recordsOf([entry])}
    returning ${columns}`);
  return row;
}

/** The new `last_updated` is always later than the previous one, even within one millisecond. */
export async function updateEntry(
  tx: Queries,
  id: number,
  entry: FoldedEntry,
): Promise<StoredVocabularyEntry | undefined> {
  const [row] = await tx.rows<StoredVocabularyEntry>(sql`
    update ${searchVocabulary}
    set (${bareList(searchVocabulary, 'kind', 'term', 'folded', 'meanings', 'brafo')}) =
        (select r.kind, r.term, r.folded, r.meanings, r.brafo from ${recordsOf([entry])}),
      ${bare(searchVocabulary.last_updated)} = ${changedAt()}
    where ${searchVocabulary.id} = ${id}
    returning ${columns}`);
  return row;
}

/** @returns whether the entry existed */
export async function deleteEntry(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from ${searchVocabulary} where ${searchVocabulary.id} = ${id}`);
}

/**
 * Adds entries of the file with that mark, each only once: an entry that was added before and is missing was
 * deleted or renamed by an editor.
 */
export async function insertBaseEntries(
  tx: Queries,
  entries: readonly FoldedEntry[],
  mark: string,
): Promise<void> {
  const name = sql`'vocabulary/' || r.kind || '/' || r.term`;
  await tx.rows(sql`
    with given as (select * from ${recordsOf(entries)}),
    new as (
      insert into ${marks} (${bareList(marks, 'name')}) select ${name} from given r on conflict do nothing returning name
    )
    insert into ${searchVocabulary} (${bareList(searchVocabulary, 'kind', 'term', 'folded', 'meanings', 'brafo')})
    select r.kind, r.term, r.folded, r.meanings, r.brafo from given r
    where ${name} in (select name from new)
    on conflict do nothing`);
  await insertMark(tx, mark);
}
