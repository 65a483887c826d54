import { placeOfHeading, unnamed } from '../support/pages/area.ts';
import { become } from '../support/data/roles.ts';
import { routes } from '../support/routes.ts';
import { openRoute } from '../support/routes/open-route.ts';
import { slowTag } from '../support/slow.ts';
import { devices, expect, test } from '../support/test.ts';

// In `npm test`, routes.spec.ts checks this for every page on one of the two devices.

for (const [device, options] of Object.entries(devices)) {
  test.describe(`the pages behind the login on a ${device}`, { tag: slowTag }, () => {
    test.use(options);

    for (const role of ['company', 'newcomer', 'editor', 'admin'] as const) {
      test(`${role}: headings stand at one place, pictures to press have names and tell them to a mouse`, async ({
        page,
      }) => {
        await become(page, role);
        const places = new Map<string, string[]>();
        for (const row of routes.filter((one) => one.role === role)) {
          await test.step(row.address, async () => {
            await openRoute(page, row);
            const place = await placeOfHeading(page);
            places.set(place, [...(places.get(place) ?? []), row.address]);
            expect(await unnamed(page), row.address).toEqual([]);
          });
        }
        expect([...places].length, JSON.stringify([...places])).toBe(1);
      });
    }
  });
}
