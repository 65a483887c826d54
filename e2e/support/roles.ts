import type { Page } from '@playwright/test';
import { freshCompany } from './fresh-company.ts';
import { demo, keepLogin, logInAs } from './login.ts';
import type { Role } from './routes/row.ts';

const accounts: Readonly<Record<Exclude<Role, 'visitor' | 'empty company'>, string>> = {
  company: demo.branches,
  newcomer: demo.withoutSetup,
  editor: demo.editor,
  admin: 'admin@lehrpfad.example',
};

/** Makes the page that of somebody in a role, from the next address on that it opens. */
export async function become(page: Page, role: Role): Promise<void> {
  if (role === 'visitor') return;
  if (role === 'empty company') {
    const { session } = await freshCompany(page.request);
    await keepLogin(page, session);
    return;
  }
  await logInAs(page, accounts[role]);
}
