/** Stores values as JSON in a cache of the browser, each under an invented URL. */
export class JsonStore {
  readonly #name: string;

  constructor(cacheName: string) {
    this.#name = cacheName;
  }

  async read<T>(key: string): Promise<T | undefined> {
    const found = await (await caches.open(this.#name)).match(addressOf(key));
    return found && ((await found.json()) as T);
  }

  async write(key: string, value: unknown): Promise<void> {
    await (await caches.open(this.#name)).put(addressOf(key), Response.json(value));
  }

  async delete(key: string): Promise<void> {
    await (await caches.open(this.#name)).delete(addressOf(key));
  }

  /** Returns the names of all values, the oldest first. */
  async keys(): Promise<string[]> {
    const requests = await (await caches.open(this.#name)).keys();
    return requests.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(root.length)));
  }
}

/** Prefix that no path of the server has. */
const root = '/on-this-device/';

const addressOf = (key: string) => root + encodeURIComponent(key);
