import type { Page } from '@playwright/test';
import { become } from '../support/data/roles.ts';
import { routes } from '../support/routes.ts';
import { clearStorage } from '../support/routes/open-route.ts';
import type { Role, RouteRow } from '../support/routes/row.ts';
import { phone, test } from '../support/test.ts';
import { lookBriefly } from './look.ts';
import { takeNote } from './record.ts';

// Failed pages show only texts and buttons, the same on every device. Server-rendered pages need no responses of the API.

const calls = '**/api/v1/**';
const roles: readonly Role[] = ['visitor', 'company', 'newcomer', 'editor', 'admin'];

async function come(page: Page, { address }: RouteRow): Promise<void> {
  await clearStorage(page);
  await page.goto(address);
  await page.locator('html:not([data-view])').waitFor();
  // A page, or the error that it could not be loaded.
  const shown = page.locator('main h1').or(page.getByRole('alert')).filter({ visible: true });
  await shown.first().waitFor();
}

async function visit(page: Page, row: RouteRow, state: string): Promise<void> {
  const where = { page: row.address, role: row.role, state, size: 'phone' };
  try {
    await come(page, row);
  } catch (error) {
    takeNote({ ...where, method: 'reach', findings: [String(error).split('\n')[0] ?? ''] });
    return;
  }
  takeNote({ ...where, method: 'reach', findings: [] });
  await lookBriefly(page, { ...where, overlay: false, isServerPage: false });
}

test.use(phone);
for (const role of roles) {
  const own = routes.filter(({ role: who, address }) => who === role && address.startsWith('/#'));
  test(`where answers fail, and where they do not come: ${role}`, async ({ page, pageErrors }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(8_000);
    pageErrors.allow(/./);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await become(page, role);
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }));
    for (const row of own) {
      await test.step(`${row.address} fails`, () => visit(page, row, 'answers fail'));
    }
    await page.unrouteAll();
    await page.route(calls, () => undefined);
    for (const row of own) {
      await test.step(`${row.address} waits`, () => visit(page, row, 'answers do not come'));
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
