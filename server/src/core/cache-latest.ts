import { createHash } from 'node:crypto';

const digestOf = (data: unknown) =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64');

/**
 * Returns `build` with its latest result cached: data that equals the former data gets the former result again. For results that are expensive
 * to build from data that is read often and seldom changes. They are shared, so they must not be changed.
 */
export function cacheLatest<Data, Built>(build: (data: Data) => Built): (data: Data) => Built {
  let latest: { readonly digest: string; readonly built: Built } | undefined;
  return (data) => {
    const digest = digestOf(data);
    if (latest?.digest !== digest) latest = { digest, built: build(data) };
    return latest.built;
  };
}
