import type { readMaintenance } from '@lehrpfad/contract/notices/notices.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useSession } from '../../core/session/session.ts';

/** Hardly anybody needs it. */
const Banner = lazyPart(
  'maintenance',
  async () => (await import('./maintenance-banner.tsx')).MaintenanceBanner,
  null,
);

/** Looks every five minutes whether maintenance is announced for these days: pages stay open for long. */
export function Maintenance() {
  // A login empties the cache: it has to be asked again, or nothing would follow what administrators set.
  useSession();
  const { data } = useQuery({
    queryKey: ['maintenance'],
    queryFn: async ({ signal }) => {
      const next = await call<typeof readMaintenance>('GET maintenance/', { signal });
      return Date.parse(next.display_start_date ?? '') < Date.now() + 86_400_000 ? next : null;
    },
    refetchInterval: 300_000,
    meta: { silent: true },
  });
  return data ? <Banner window={data} /> : null;
}
