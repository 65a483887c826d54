import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../../test/stock.ts';
import { testApp } from '../../../../test/test-app.ts';

const path = (text: string) => `searchvocabulary/explanation/?text=${encodeURIComponent(text)}`;

test('an editor reads how a query is understood, and changes it with an entry', async () => {
  const app = await testApp({ clock: () => testDay });
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  const editor = await app.as(id);
  await app.changes.write(async (tx) => {
    const company_id = await addCompany(tx, { name: 'Gasthaus Adler' });
    const job_name_id = await jobNameId(tx, 'Koch/Köchin');
    await addAd(tx, { company_id, job_name_id, details: 'Auch in Teilzeit.' });
  });
  const explained = async (text: string) => (await app.get(path(text), editor)).body;

  expect(await explained('küchenchef Drittelstelle hallo')).toMatchObject({
    wishes: [],
    terms: [{ written: 'küchenchef', meanings: ['Koch'], entry: { kind: 'synonym' } }],
    ignored: [{ written: 'hallo', entry: { kind: 'noise' } }],
    left_out: [{ written: 'Drittelstelle', entry: null }],
  });
  const entry = { kind: 'reading', term: 'Drittelstelle', meanings: ['Teilzeit'] };
  const added = await app.post('searchvocabulary/post/', entry, {
    ...editor,
    'idempotency-key': `"${randomUUID()}"`,
  });
  expect(added.status).toBe(200);
  expect(await explained('koch Drittelstelle')).toMatchObject({
    count: 1,
    wishes: [{ kind: 'condition', label: 'Teilzeit', written: 'Teilzeit' }],
    terms: [{ written: 'koch', count: 1 }],
    left_out: [],
  });
});

test('only editors may ask', async () => {
  const app = await testApp({ clock: () => testDay });
  expect((await app.get(path('koch'))).status).toBe(403);
});
