import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { IndexedAd } from './indexed-ad.ts';
import { wordsOf } from '../text/analysis.ts';
import { none, type Columns } from './columns.ts';

function countUp(counts: Map<number, number>, id: number, by: number): void {
  if (id === none) return;
  const count = (counts.get(id) ?? 0) + by;
  if (count === 0) counts.delete(id);
  else counts.set(id, count);
}

const keyOfName = (name: string): string => wordsOf(name).join(' ');

/** Number of ads by name, updated with every ad that is added or removed. */
export class Stock {
  readonly byJobName = new Map<number, number>();
  readonly byProfession = new Map<number, number>();
  readonly byCompany = new Map<number, number>();
  readonly #companyNames = new Map<number, string>();
  /** Companies by the words of their names: branches may have one name. */
  readonly #companiesByName = new Map<string, Set<number>>();
  /** Companies that lost an ad since the last `settle`. */
  readonly #lost = new Set<number>();
  /** Incremented when a company is added, removed or renamed. */
  companiesVersion = 0;

  /** Companies with an ad. */
  get companies(): Named[] {
    return [...this.#companyNames].map(([id, name]) => ({ id, name }));
  }

  /**
   * Companies with an ad that have this name, whatever its marks and capital letters, then companies whose names continue it: 'Steinberg Filiale Nord'.
   * None if no company has exactly this name.
   */
  companiesNamed(name: string): Named[] {
    const key = keyOfName(name);
    const exact = this.#companiesByName.get(key);
    if (exact === undefined) return [];
    const longer = [...this.#companiesByName].filter(([other]) => other.startsWith(`${key} `));
    const ids = [...exact, ...longer.flatMap(([, some]) => [...some])];
    return ids.map((id) => ({ id, name: this.#companyNames.get(id) ?? '' }));
  }

  add(ad: IndexedAd): void {
    countUp(this.byJobName, ad.jobNameId, 1);
    countUp(this.byJobName, ad.mappedNameId ?? none, 1);
    countUp(this.byProfession, ad.professionId ?? none, 1);
    countUp(this.byCompany, ad.companyId, 1);
    if (this.#companyNames.get(ad.companyId) === ad.card.company_name) return;
    this.#forgetName(ad.companyId);
    this.#noteName(ad.companyId, ad.card.company_name);
  }

  #noteName(id: number, name: string): void {
    this.#companyNames.set(id, name);
    const key = keyOfName(name);
    const named = this.#companiesByName.get(key);
    if (named === undefined) this.#companiesByName.set(key, new Set([id]));
    else named.add(id);
    this.companiesVersion += 1;
  }

  #forgetName(id: number): void {
    const key = keyOfName(this.#companyNames.get(id) ?? '');
    const named = this.#companiesByName.get(key);
    named?.delete(id);
    if (named?.size === 0) this.#companiesByName.delete(key);
    this.#companyNames.delete(id);
  }

  remove({ jobName, mappedName, profession, company }: Columns, docId: number): void {
    countUp(this.byJobName, jobName[docId] ?? none, -1);
    countUp(this.byJobName, mappedName[docId] ?? none, -1);
    countUp(this.byProfession, profession[docId] ?? none, -1);
    const companyId = company[docId] ?? none;
    countUp(this.byCompany, companyId, -1);
    this.#lost.add(companyId);
  }

  /** Called after a change: a company whose only ad was replaced is not removed. */
  settle(): void {
    for (const id of this.#lost) {
      if (this.byCompany.has(id)) continue;
      this.#forgetName(id);
      this.companiesVersion += 1;
    }
    this.#lost.clear();
  }
}
