import { LRUCache } from 'lru-cache';

/** Text that identifies the state of the search; built once for each state. */
export class StateKey {
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

/** Caches one value for each text, until the state changes. */
export class TextCache<Value> {
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
