import { lazyPart } from '../loading/lazy-part.tsx';
import type { MaybeStored } from './offline-names.ts';

const Notice = lazyPart(
  'offline',
  async () => (await import('./offline-notice.tsx')).OfflineNotice,
  null,
);

/** Says so if some of the data come from this device instead of the server (service-worker/). */
export function StoredNotice({ of = [] }: { readonly of?: readonly object[] | undefined }) {
  const [at] = of.flatMap((one: MaybeStored) => one.stored_at ?? []).sort();
  return at && <Notice at={at} />;
}
