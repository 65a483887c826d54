import { textAt, type Cell, type Cells } from '../../upload/table/cells.ts';
import { kindAlone, type ListKind } from '../fields/kind-alone.ts';
import { fieldOf } from '../formats/field-names.ts';
import type { FoundHeadings } from './table-headings.ts';

/** What stands in a column whose heading is a kind: a mark, an answer, or a number of places. */
const mark = /^(?:x|✓|✔|☑|☒|•|ja|j|yes|wahr|true|nein|n|no|falsch|false|-|–|\d{1,3})?$/iu;
const denial = /^(?:nein|n|no|falsch|false|-|–|0{0,3})$/iu;

/** A column of marks for a kind. */
interface KindColumn {
  readonly at: number;
  readonly kind: ListKind;
}

/** Returns the columns 'Ausbildung' and 'Praktikum' in which ads are marked; empty unless there are both, with nothing but marks. */
export function kindColumns(rows: Cells, headings: readonly string[]): readonly KindColumn[] {
  const found = headings.flatMap((heading, at) => {
    const kind = kindAlone(heading);
    return kind !== undefined && rows.every((row) => mark.test(textAt(row, at)))
      ? [{ at, kind }]
      : [];
  });
  return new Set(found.map(({ kind }) => kind)).size === 2 ? found : [];
}

/** Returns the kinds that are marked in a row. */
export const kindsMarked = (
  row: readonly Cell[],
  columns: readonly KindColumn[],
): readonly ListKind[] => [
  ...new Set(columns.flatMap(({ at, kind }) => (denial.test(textAt(row, at)) ? [] : [kind]))),
];

/** The kind of all rows that the heading of their numbers of places says: 'Freie Lehrstellen 2027'. Undefined if columns count both kinds. */
export function kindOfPlaces({ names, headings }: FoundHeadings): ListKind | undefined {
  const isCount = (at: number) => fieldOf(names[at]) === 'places';
  const kinds = headings.flatMap((heading, at) => (isCount(at) ? (kindAlone(heading) ?? []) : []));
  return new Set(kinds).size === 1 ? kinds[0] : undefined;
}
