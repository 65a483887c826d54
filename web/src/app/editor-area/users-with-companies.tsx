import type { patchCompany } from '@lehrpfad/contract/companies.ts';
import { UsersPage } from '../../features/accounts/users-page.tsx';
import { call } from '../../floor/api.ts';
import { reloadEditorial } from '../../floor/editorial-data.ts';
import { newKey } from '../../floor/new-key.ts';

async function handOver(companyId: number, userId: number): Promise<void> {
  await call<typeof patchCompany>('PATCH companies/patch/:id/', {
    params: { id: String(companyId) },
    body: { User: userId },
    key: newKey(),
  });
  await reloadEditorial();
}

/** The list of users, who can hand over their companies there. */
export function UsersWithCompanies() {
  return <UsersPage handOver={handOver} />;
}
