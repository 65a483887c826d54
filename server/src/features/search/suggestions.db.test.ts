import { sql } from '../../core/database/drizzle.ts';
import { expect, test } from 'vitest';
import { addAd, addCompany, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp } from '../../../test/test-app.ts';

test('a company is offered until its last visible ad is hidden', async () => {
  const app = await testApp({ clock: () => testDay });
  const offered = async () =>
    (await app.get('companies/search/?search_multi_match=zwieback')).body.length;
  const hide = (id: number | undefined) =>
    app.changes.write(
      async (tx) =>
        void (await tx.rows(sql`
          update job_ads set published = false, publish_date = null where id = ${id}`)),
    );
  const [first, last] = await app.changes.write(async (tx) => {
    const company_id = await addCompany(tx, { name: 'Zwieback Manufaktur' });
    return [await addAd(tx, { company_id }), await addAd(tx, { company_id })];
  });
  expect(await offered()).toBe(1);
  await hide(first);
  expect(await offered()).toBe(1);
  await hide(last);
  expect(await offered()).toBe(0);
});

test('all kinds come in one call, each with its ads', async () => {
  const app = await testApp({ clock: () => testDay });
  await app.changes.write(async (tx) => {
    const company_id = await addCompany(tx, { name: 'Koch und Söhne' });
    await addAd(tx, { company_id, job_name_id: await jobNameId(tx, 'Koch/Köchin') });
  });
  const { body } = await app.get('suggestions/?search_multi_match=koch');
  expect(body.job_names[0]).toMatchObject({ name: 'Koch/Köchin', count: 1 });
  expect(body.companies).toEqual([expect.objectContaining({ name: 'Koch und Söhne', count: 1 })]);
  const all = [...body.job_names, ...body.professions, ...body.companies];
  expect(all.length).toBeLessThanOrEqual(10);
});

test('the number beside each name is that of the ads that a search for it finds', async () => {
  const app = await testApp({ clock: () => testDay });
  await app.changes.write(async (tx) => {
    const company_id = await addCompany(tx, { name: 'Gasthaus' });
    for (const name of ['Koch/Köchin', 'Fachkraft Küche'])
      await addAd(tx, { company_id, job_name_id: await jobNameId(tx, name) });
    const other = await addCompany(tx, { name: 'Koch und Söhne' });
    await addAd(tx, { company_id: other, job_name_id: await jobNameId(tx, 'Fachkraft Küche') });
  });
  const { body } = await app.get('suggestions/?search_multi_match=koch');
  const offered = [...body.job_names, ...body.professions, ...body.companies];
  expect(offered).toContainEqual(expect.objectContaining({ name: 'Koch und Söhne', count: 1 }));
  expect(offered).toContainEqual(expect.objectContaining({ name: 'Koch/Köchin', count: 3 }));
  for (const { name, count } of offered) {
    const found = await app.get(
      `search/?fields=card&search_multi_match=${encodeURIComponent(name)}`,
    );
    expect({ name, count }).toEqual({ name, count: found.body.count });
  }
});
