import { LRUCache } from 'lru-cache';

/** The state of the search in a text, put together once for each. */
export class StateText {
  #last = { version: -1, changes: -1, today: '', text: '' };

  /**
   * @param version of the index
   * @param changes of everything
   * @param today ISO day in Berlin
   */
  of(version: number, changes: number, today: string): string {
    const last = this.#last;
    if (last.version !== version || last.changes !== changes || last.today !== today)
      this.#last = { version, changes, today, text: `${version}-${changes}-${today}` };
    return this.#last.text;
  }
}

/** What was found out of texts in the present state. */
export class OfTexts<Value> {
  readonly #known = new LRUCache<string, { readonly value: Value }>({ max: 5000 });
  #state = '';

  remember(text: string, state: string, work: () => Value): Value {
    if (this.#state !== state) this.#known.clear();
    this.#state = state;
    const known = this.#known.get(text);
    if (known !== undefined) return known.value;
    const value = work();
    this.#known.set(text, { value });
    return value;
  }
}
