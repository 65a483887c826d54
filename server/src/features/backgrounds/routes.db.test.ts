import { sql } from '../../core/database/drizzle.ts';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    prepare: async (database) => {
      await database.rows(sql`
        insert into background_images (file, visible, deleted)
        values ('public/backgrounds/elbe.png', true, false), ('public/backgrounds/hidden.png', false, false),
          ('public/backgrounds/gone.png', true, true)`);
    },
  });
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  for (const name of ['elbe', 'hidden', 'gone', 'not-listed']) {
    await app.files.put(`public/backgrounds/${name}.png`, picture);
  }
});

it('tells of the visible pictures with their smaller forms', async () => {
  const { body } = await app.get('backgroundimages/public/');
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({ file: '/media/backgrounds/elbe.png' });
  expect(body[0].sources[0].srcset).toContain('/media/backgrounds/elbe-828.avif 828w');
});

it('makes a smaller form when it is first asked for, and keeps it', async () => {
  const url = '/media/backgrounds/elbe-480.webp';
  const { statusCode, headers, rawPayload } = await app.http.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.http.inject(url)).rawPayload).toEqual(rawPayload);
  expect(await app.files.exists('public/backgrounds/elbe-480.webp')).toBe(true);
});

it('makes none of what is no picture of the start page', async () => {
  for (const name of ['gone-480.webp', 'not-listed-480.webp', 'elbe-481.webp', 'elbe-480.jpg']) {
    expect((await app.http.inject(`/media/backgrounds/${name}`)).statusCode).toBe(404);
    expect(await app.files.exists(`public/backgrounds/${name}`)).toBe(false);
  }
});

it.each(['https://bilder.example/elbe.png', 'private/elbe.png'])(
  'takes no picture from %s, which a browser would not be let to',
  async (file) => {
    const insert = app.database.rows(
      sql`insert into background_images (file, visible) values (${file}, true)`,
    );
    await expect(insert).rejects.toThrow('background_images_file_check');
  },
);
