import type {
  Chamber,
  ChamberForm,
  listChambers,
  patchChamber,
} from '@lehrpfad/contract/enquiries/chambers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadEditorialAfter } from '../../core/data/editorial-data.ts';

const readChambers = ({ signal }: { readonly signal: AbortSignal }) =>
  call<typeof listChambers>('GET chambers/', {
    signal,
    shape: [{ id: 0, name: '', first_contact: {}, second_contact: {} }],
  });

/** Reads the four chambers by number, with their contacts. The components that show them report failures. */
export function useChambers() {
  return useQuery({ queryKey: ['chambers'], queryFn: readChambers, meta: { silent: true } });
}

/** Reads the chambers for administrators, who edit them. */
export function useAllChambers() {
  return useQuery({ queryKey: ['all-chambers'], queryFn: readChambers });
}

/** Stores a chamber. @param lastUpdated of the edited version @throws ApiError */
export function saveChamber(
  id: number,
  form: ChamberForm,
  lastUpdated: string,
  key: string,
): Promise<Chamber> {
  const input = { params: { id }, body: { ...form, last_updated: lastUpdated }, key };
  return reloadEditorialAfter(call<typeof patchChamber>('PATCH chambers/patch/:id/', input));
}
