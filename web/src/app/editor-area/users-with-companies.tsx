import type { patchCompany } from '@lehrpfad/contract/companies/companies.ts';
import { UsersPage } from '../../features/accounts/administration/users-page.tsx';
import { TeamOf } from '../../features/team/team-of.tsx';
import { ApiError, call } from '../../core/api/api.ts';
import { isGone } from '../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';

/** @returns false if the company was given to another account, or deleted, meanwhile */
async function transferCompany(
  companyId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  try {
    await call<typeof patchCompany>('PATCH companies/patch/:id/', {
      params: { id: companyId },
      body: { User: to, begun: { User: from } },
      key: newKey(),
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'stale' || isGone(error))) return false;
    throw error;
  } finally {
    await reloadEditorial();
  }
}

/** The list of users, with the transfer of their companies and with their teams. */
export function UsersWithCompanies() {
  return <UsersPage transferCompany={transferCompany} Team={TeamOf} />;
}
