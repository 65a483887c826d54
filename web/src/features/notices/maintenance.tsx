import type { readMaintenance } from '@lehrpfad/contract/notices/notices.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useSession } from '../../core/session/session.ts';

/** Loaded separately, because it is rarely needed. */
const Banner = lazyPart(
  'maintenance',
  async () => (await import('./maintenance-banner.tsx')).MaintenanceBanner,
  null,
);

/** Checks every five minutes whether maintenance is announced, because pages stay open for a long time. */
export function Maintenance() {
  // A login clears the query cache; rendering again restarts the query, so that new announcements are noticed.
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
