import type {
  addSchoolInternship,
  changeSchoolInternship,
  deleteSchoolInternship,
  listSchoolInternships,
  SchoolInternshipForm,
} from '@lehrpfad/contract/school-internships/periods.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';

/** Reads the periods in which schools send their pupils to companies, in order of time. */
export function useSchoolPeriods() {
  return useQuery({
    queryKey: ['all-school-internships'],
    queryFn: ({ signal }) =>
      call<typeof listSchoolInternships>('GET schoolinternships/', { signal }),
  });
}

/**
 * Adds or changes a period.
 * @param body with the values from before the change, so that it does not overwrite another person's change
 * @throws ApiError 400, 404, 409
 */
export async function savePeriod(
  id: number | null,
  body: SchoolInternshipForm & { readonly begun?: SchoolInternshipForm },
  key: string,
): Promise<void> {
  if (id === null)
    await call<typeof addSchoolInternship>('POST schoolinternships/post/', { body, key });
  else {
    const input = { params: { id }, body, key };
    await call<typeof changeSchoolInternship>('PATCH schoolinternships/patch/:id/', input);
  }
  await reloadEditorial();
}

/** @returns the period as it was, which somebody may have changed since it was read @throws ApiError 404 */
export async function removePeriod(id: number): Promise<SchoolInternshipForm> {
  const removed = await call<typeof deleteSchoolInternship>(
    'DELETE schoolinternships/delete/:id/',
    {
      params: { id },
    },
  );
  void reloadEditorial();
  const { id: _, ...values } = removed;
  return values;
}
