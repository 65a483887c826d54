import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { IndexedAd } from './indexed-ad.ts';
import { none, type Columns } from './columns.ts';

function countUp(counts: Map<number, number>, id: number, by: number): void {
  if (id === none) return;
  const count = (counts.get(id) ?? 0) + by;
  if (count === 0) counts.delete(id);
  else counts.set(id, count);
}

/** Number of ads by name, updated with every ad that is added or removed. */
export class Stock {
  readonly byJobName = new Map<number, number>();
  readonly byProfession = new Map<number, number>();
  readonly byCompany = new Map<number, number>();
  readonly #companyNames = new Map<number, string>();
  /** Companies that lost an ad since the last `settle`. */
  readonly #lost = new Set<number>();
  /** Incremented when a company is added, removed or renamed. */
  companiesVersion = 0;

  /** Companies with an ad. */
  get companies(): Named[] {
    return [...this.#companyNames].map(([id, name]) => ({ id, name }));
  }

  add(ad: IndexedAd): void {
    countUp(this.byJobName, ad.jobNameId, 1);
    countUp(this.byJobName, ad.mappedNameId ?? none, 1);
    countUp(this.byProfession, ad.professionId ?? none, 1);
    countUp(this.byCompany, ad.companyId, 1);
    if (this.#companyNames.get(ad.companyId) === ad.card.company_name) return;
    this.#companyNames.set(ad.companyId, ad.card.company_name);
    this.companiesVersion += 1;
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
      this.#companyNames.delete(id);
      this.companiesVersion += 1;
    }
    this.#lost.clear();
  }
}
