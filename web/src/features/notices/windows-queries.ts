import type {
  addMaintenance,
  changeMaintenance,
  deleteMaintenance,
  listMaintenance,
  MaintenanceForm,
} from '@lehrpfad/contract/notices/editing.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';
import { queryClient } from '../../core/data/query-client.ts';

/** Reads the windows that have not ended, the next one first. */
export function useWindows() {
  return useQuery({
    queryKey: ['all-maintenance'],
    queryFn: ({ signal }) => call<typeof listMaintenance>('GET maintenance/all/', { signal }),
    // Windows begin and end while the page is open.
    refetchInterval: 60_000,
  });
}

/** Reloads the list and the banner of this page. */
async function reload(): Promise<void> {
  await reloadEditorial();
  await queryClient.invalidateQueries({ queryKey: ['maintenance'] });
}

/**
 * Adds or changes a window.
 * @param body with the values from before the change, so that it does not overwrite another person's change
 * @throws ApiError 400, 404, 409
 */
export async function saveWindow(
  id: number | null,
  body: MaintenanceForm & { readonly begun?: MaintenanceForm },
  key: string,
): Promise<void> {
  if (id === null) await call<typeof addMaintenance>('POST maintenance/post/', { body, key });
  else {
    const input = { params: { id }, body, key };
    await call<typeof changeMaintenance>('PATCH maintenance/patch/:id/', input);
  }
  await reload();
}

/** Ends a window that is shown now. @throws ApiError 404; 409 also if somebody has changed it since `begun` was read */
export async function endWindow(id: number, begun: MaintenanceForm): Promise<void> {
  await call<typeof changeMaintenance>('PATCH maintenance/patch/:id/', {
    params: { id },
    body: { ended: true, begun },
    key: newKey(),
  });
  void reload();
}

/** @returns the window as it was, which somebody may have changed since it was read @throws ApiError 404 */
export async function removeWindow(id: number): Promise<MaintenanceForm> {
  const removed = await call<typeof deleteMaintenance>('DELETE maintenance/delete/:id/', {
    params: { id },
  });
  void reload();
  const { id: _, active: _active, ...values } = removed;
  return values;
}
