import type { RowLinks } from '../../upload/table/html/rows-of-table.ts';
import type { Cell } from '../../upload/table/cells.ts';
import { fieldOf } from '../formats/field-names.ts';

type Names = readonly (string | undefined)[];

/** What is known of a table in HTML whose cells may contain links. */
interface LinkedTable {
  /** The links of each row below the headings. */
  readonly links: readonly RowLinks[];
  readonly names: Names;
  /** The columns that name the ads. */
  readonly titles: readonly number[];
  /** Address of the file. */
  readonly base: string;
}

const isText = /^(?:#|(?:mailto|tel|javascript|data):)/i;

/** Returns the whole address of a link; undefined if it leads to no page. */
function whole(link: string | undefined, base: string): URL | undefined {
  if (link === undefined || isText.test(link.trim())) return undefined;
  return URL.parse(link.trim(), base) ?? undefined;
}

const hostOf = (url: URL | null) => url?.hostname.replace(/^www\./, '');

/** Reads the addresses of ads from links in the cells of a table: 'Koch' or 'Details' stands in the cell, the address in the link. */
export class LinksOfRows {
  readonly #table: LinkedTable;
  /** Columns whose text is an address, or a word in its place. */
  readonly #named: readonly number[];
  /** Addresses of the titles, by the index of their rows; empty if the table has a column of links. */
  readonly #ofTitles: ReadonlyMap<number, string>;

  constructor(table: LinkedTable) {
    this.#table = table;
    const { names } = table;
    const isOf = (field: string) => (at: number) => fieldOf(names[at]) === field;
    const columns = [...names.keys()];
    this.#named = columns.filter((at) => isOf('link')(at) || isOf('apply')(at));
    this.#ofTitles = columns.some(isOf('link')) ? new Map() : this.#distinct();
  }

  /**
   * Returns the links of the titles to pages of the same site. Links to other sites explain occupations. Rows with the same link are no
   * pages of one ad each, so that none of them counts.
   */
  #distinct(): ReadonlyMap<number, string> {
    const { links, titles, base } = this.#table;
    const [site, found] = [hostOf(URL.parse(base)), new Map<number, string>()];
    for (const [at, row] of links.entries()) {
      const url = titles.map((column) => whole(row.get(column), base)).find(Boolean);
      if (url !== undefined && hostOf(url) === site) found.set(at, url.href);
    }
    return new Set(found.values()).size === found.size ? found : new Map();
  }

  /** The names of the columns, with one for the links of titles. */
  get names(): Names {
    const { names } = this.#table;
    return this.#ofTitles.size === 0 ? names : [...names, 'link'];
  }

  /** Returns a row with the addresses of its links. @param at number of the row below the headings */
  of(row: readonly Cell[], at: number): readonly Cell[] {
    const { links, names, base } = this.#table;
    const addresses = links[at];
    const cells = row.map((cell, column) =>
      this.#named.includes(column) ? (whole(addresses?.get(column), base)?.href ?? cell) : cell,
    );
    const link = this.#ofTitles.get(at);
    return link === undefined ? cells : [...names.map((_, column) => cells[column] ?? null), link];
  }
}
