import type { patchCompany } from '@lehrpfad/contract/companies/companies.ts';
import { UsersPage } from '../../features/accounts/administration/users-page.tsx';
import { TeamOf } from '../../features/team/team-of.tsx';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';

async function transferCompany(companyId: number, userId: number): Promise<void> {
  await call<typeof patchCompany>('PATCH companies/patch/:id/', {
    params: { id: companyId },
    body: { User: userId },
    key: newKey(),
  });
  await reloadEditorial();
}

/** The list of users, with the transfer of their companies and with their teams. */
export function UsersWithCompanies() {
  return <UsersPage transferCompany={transferCompany} Team={TeamOf} />;
}
