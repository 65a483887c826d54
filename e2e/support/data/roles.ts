import type { Page } from '@playwright/test';
import { companyWithHistory } from './company-with-history.ts';
import { freshCompany } from './fresh-company.ts';
import { demo, keepLogin, logInAs, openSession } from '../login.ts';
import type { Role } from '../routes/row.ts';

/** Roles whose companies are created for the test. */
type Made = 'empty company' | 'company with history';

const accounts: Readonly<Record<Exclude<Role, Made | 'visitor'>, string>> = {
  company: demo.branches,
  newcomer: demo.withoutSetup,
  editor: demo.editor,
  admin: 'admin@lehrpfad.example',
};

/** Stores a session of a role in the page; it is logged in from its next navigation on. */
export async function become(page: Page, role: Role): Promise<void> {
  if (role === 'visitor') return;
  if (role === 'empty company' || role === 'company with history') {
    const make = role === 'empty company' ? freshCompany : companyWithHistory;
    const { session, email, password } = await make(page.request);
    await keepLogin(page, session);
    // Another device.
    await openSession(page.request, email, password);
    return;
  }
  await logInAs(page, accounts[role]);
}
