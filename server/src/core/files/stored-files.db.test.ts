import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAd, addCompany } from '../../../test/stock.ts';
import type { Database } from '../database/database.ts';
import { invalidInput } from '../http/errors.ts';
import { openFolder, readBytes, type Files } from './files.ts';
import { StoredFiles, type NewFile } from './stored-files.ts';
import { testDatabase, testFolder } from '../database/test-database.ts';
import { namedFiles } from '../../named-files-store.ts';

let database: Database;
let files: Files;
let stored: StoredFiles;
let folder: string;
const onError = vi.fn<(error: unknown) => void>();

const logo: NewFile = { kind: 'logo', bytes: Buffer.from('a picture') };
const attachment: NewFile = { kind: 'attachment', bytes: Buffer.from('a PDF') };

beforeAll(async () => {
  database = await testDatabase('base');
});

beforeEach(() => {
  folder = testFolder();
  files = openFolder(folder);
  onError.mockReset();
  stored = new StoredFiles({ files, database, namedFiles, onError });
});

const addLogo = (key: string | null) => addCompany(database, { logo: key });

async function keep(file: NewFile): Promise<string> {
  return stored.write([file], async ([key = '']) => ({ result: key }));
}

async function refuse(error: Error): Promise<string[]> {
  let seen: readonly string[] = [];
  const written = stored.write([logo, attachment], async (keys) => {
    seen = keys;
    throw error;
  });
  await expect(written).rejects.toBe(error);
  return [...seen];
}

describe('a new file', () => {
  it('is there under a fresh key before its row is written', async () => {
    const keys = await stored.write([logo, attachment], async (given) => {
      expect(String(await readBytes(files, given[0] ?? ''))).toBe('a picture');
      expect(String(await readBytes(files, given[1] ?? ''))).toBe('a PDF');
      return { result: given };
    });
    expect(keys[0]).toMatch(/^public\/logos\/[\da-f-]{36}\.jpg$/);
    expect(keys[1]).toMatch(/^attachments\/[\da-f-]{36}\.pdf$/);
    expect(await keep(logo)).not.toBe(keys[0]);
  });

  it('goes again where the write is refused', async () => {
    for (const key of await refuse(invalidInput({ title: ['Pflichtfeld!'] })))
      expect(await files.exists(key)).toBe(false);
  });

  it('stays for the job where nobody knows whether the write went through', async () => {
    const keys = await refuse(new Error('connection lost'));
    expect(await Promise.all(keys.map((key) => files.exists(key)))).toEqual([true, true]);
  });
});

describe('a file that was replaced', () => {
  it('goes once its row is gone, and only then', async () => {
    const key = await keep(logo);
    const companyId = await addLogo(key);
    await stored.remove([key]);
    expect(await files.exists(key)).toBe(true);
    await stored.write([], async () => {
      await database.rows(sql`update companies set logo = null where id = ${companyId}`);
      return { result: undefined, gone: [key, null, key] };
    });
    expect(await files.exists(key)).toBe(false);
  });

  it.each(['public/notes/elbe.jpg', 'plans/plan.pdf', 'https://elsewhere.example/a.png'])(
    'is not %s, which is none of these',
    async (key) => {
      if (!key.startsWith('https')) await files.put(key, 'x');
      await stored.remove([key]);
      if (!key.startsWith('https')) expect(await files.exists(key)).toBe(true);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it('that cannot be removed is reported and fails nothing', async () => {
    const key = await keep(logo);
    vi.spyOn(files, 'delete').mockRejectedValueOnce(new Error('read-only'));
    await expect(stored.remove([key])).resolves.toBeUndefined();
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('the job for orphans', () => {
  const age = (key: string, hours: number) => {
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(folder, 'files', key), then, then);
  };

  it('finds nothing where nothing was ever put', async () => {
    await expect(stored.removeOrphans()).resolves.toBeUndefined();
  });

  it('removes what no row names and is older than a day, and nothing else', async () => {
    const companyLogo = await keep(logo);
    await addLogo(companyLogo);
    const eventLogo = await keep(logo);
    await database.rows(sql`
      insert into events (title, start_date, end_date, logo, deleted)
      values ('Messe', '2026-12-01', '2026-12-01', ${eventLogo}, true)`);
    const pdf = await keep(attachment);
    const adId = await addAd(database);
    await database.rows(sql`
      insert into job_ad_files (job_ad_id, name, file, size) values (${adId}, 'x.pdf', ${pdf}, 5)`);
    const ofFaq = await keep({ kind: 'faq', bytes: Buffer.from('x') });
    await database.rows(sql`
      with entry as (insert into faq_entries (title, description) values ('x', 'x') returning id)
      insert into faq_files (faq_entry_id, name, file) select id, 'x', ${ofFaq} from entry`);
    // A row with a picture also names its smaller versions, and its own name may look like one of those.
    const pictures = ['elbe', 'elbe-2024'].map((name) => `public/backgrounds/${name}`);
    for (const name of pictures)
      await database.rows(sql`insert into background_images (file) values (${`${name}.png`})`);
    const forms = pictures.flatMap((name) => [`${name}.png`, `${name}-480.avif`]);
    await database.rows(
      sql`insert into background_images (file, deleted) values ('public/backgrounds/saale.jpg', true)`,
    );
    await database.rows(
      sql`update companies set cover = 'public/covers/halle.jpg' where logo = ${companyLogo}`,
    );
    const covers = ['halle.jpg', 'halle-480.webp'].map((name) => `public/covers/${name}`);
    const gone = ['saale.jpg', 'saale-1280.webp', 'unknown-480.avif'].map(
      (name) => `public/backgrounds/${name}`,
    );
    gone.push('public/covers/gone.jpg', 'public/covers/gone-480.webp');
    const others = ['public/notes/elbe.jpg', 'plans/plan.pdf', ...forms, ...covers];
    for (const key of [...others, ...gone]) await files.put(key, 'x');
    const demo = 'public/logos/demo-1-b.webp';
    await files.put(demo, 'x');
    await files.put('unfinished/1', 'x');
    const old = [await keep(logo), await keep(attachment), demo, 'unfinished/1', ...gone];
    old.push(await keep({ kind: 'faq', bytes: Buffer.from('x') }));
    const kept = [companyLogo, eventLogo, pdf, ofFaq, ...others];
    for (const key of [...kept, ...old]) age(key, 24.5);
    const young = [await keep(logo), await keep(attachment)];
    for (const key of young) age(key, 23.5);

    await stored.removeOrphans();
    for (const key of old) expect(await files.exists(key), key).toBe(false);
    for (const key of [...kept, ...young]) expect(await files.exists(key), key).toBe(true);
  });
});
