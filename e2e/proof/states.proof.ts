import type { Page } from '@playwright/test';
import { become } from '../support/data/roles.ts';
import { routes } from '../support/routes.ts';
import { openRoute, clearStorage } from '../support/routes/open-route.ts';
import type { Role, RouteRow, State } from '../support/routes/row.ts';
import { devices, test } from '../support/test.ts';
import { lookAt } from './look.ts';
import { takeNote } from './record.ts';

/** Number of pages per test; two tests run at a time. */
const pagesOfOneTest = 4;

interface Visit {
  readonly row: RouteRow;
  readonly state: State | undefined;
}

const visitsOf = (row: RouteRow): Visit[] => [
  { row, state: undefined },
  ...(row.states ?? []).map((state) => ({ row, state })),
];

async function visit(page: Page, size: 'phone' | 'desktop', one: Visit): Promise<void> {
  const { row, state } = one;
  const where = { page: row.address, role: row.role, state: state?.name ?? '', size };
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', colorScheme: 'light' });
  try {
    await clearStorage(page);
    await openRoute(page, row, state);
  } catch (error) {
    const what = String(error).split('\n').slice(0, 4).join(' ');
    takeNote({ ...where, method: 'reach', findings: [what] });
    return;
  }
  takeNote({ ...where, method: 'reach', findings: [] });
  const isDialog = state?.overlay === true || (state?.drawer === true && size === 'phone');
  await lookAt(page, {
    ...where,
    overlay: isDialog,
    isServerPage: !row.address.startsWith('/#') && row.address !== '/',
  });
}

function inParts<Thing>(all: readonly Thing[], size: number): Thing[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, part) => all.slice(part * size, (part + 1) * size));
}

const roles: readonly Role[] = [
  'visitor',
  'company',
  'newcomer',
  'empty company',
  'company with history',
  'editor',
  'admin',
];

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);
    for (const role of roles) {
      const own = routes.filter((row) => row.role === role);
      inParts(own, pagesOfOneTest).forEach((part, index) => {
        test(`${role}, part ${index + 1}`, async ({ page, pageErrors }) => {
          test.setTimeout(600_000);
          page.setDefaultTimeout(8_000);
          // Requests that are cancelled because the next page is opened, and errors that belong to a state.
          pageErrors.allow(/./);
          await become(page, role);
          for (const one of part.flatMap(visitsOf)) {
            await test.step(`${one.row.address} ${one.state?.name ?? ''}`, () =>
              visit(page, device as 'phone' | 'desktop', one));
          }
        });
      });
    }
  });
}
