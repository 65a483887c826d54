import { sql } from '../src/core/database/drizzle.ts';
import { expect, it } from 'vitest';
import { openBucket } from '../src/core/files/bucket/bucket.ts';
import { keysOf, readUnlessMissing } from '../src/core/files/files.ts';
import { formOf, picture } from './form.ts';
import { startS3Server } from './s3-server.ts';
import { addUser } from './stock.ts';
import { testApp, type TestApp } from './test-app.ts';

const png = await picture();

async function postLogo(app: TestApp, headers: Record<string, string>, name: string) {
  const [place] = await app.database.rows<{ id: number }>(
    sql`select id from places order by id limit 1`,
  );
  const fields = {
    name,
    weblink: '',
    Address: JSON.stringify({ street: 'Markt 3', additional: '', City: place!.id }),
    Contacts: '[]',
  };
  return app.send(
    'POST',
    'companies/post/',
    formOf({ fields, files: { logo: { bytes: png } } }),
    headers,
  );
}

it('a board keeps its files in a bucket, and says so where the bucket is away', async () => {
  const store = await startS3Server();
  const app = await testApp({ settings: { FILES_URL: store.url } });
  const headers = await app.as(await addUser(app.database));
  const { status, body } = await postLogo(app, headers, 'Bäckerei Kern');
  expect(status).toBe(200);
  const key = body.logo.replace('/media/', 'public/');
  const bucket = openBucket(store.address);
  expect(await keysOf(bucket)).toEqual([key]);
  const served = await app.http.inject(body.logo);
  expect(served.rawPayload).toEqual(await readUnlessMissing(bucket, key));
  expect((await app.http.inject('/media/logos/none.jpg')).statusCode).toBe(404);

  await store.stop();
  const refused = await postLogo(app, headers, 'Bäckerei Korn');
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.body.detail).toContain('Dateispeicher');
  const away = await app.http.inject(body.logo);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '3']);
  expect((await app.get('search/?page=1')).status).not.toBe(503);
  const rows = await app.database.rows(sql`select from companies where name = 'Bäckerei Korn'`);
  expect(rows).toEqual([]);
});
