import { sql, type SQL } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/core/database/database.ts';
import { testDatabase } from '../src/core/database/test-database.ts';
import { addAd, addCompany, jobNameId } from './stock.ts';

let db: Database;
/** `baker` has an alternative job name that is mapped to Bäcker/-in, and a PDF; `smith` shares nothing with it. */
let ads: { baker: number; smith: number };

async function changesBy(statement: SQL): Promise<{ ads: number[]; catalogue: boolean }> {
  const [before] = await db.rows<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from search_changes`,
  );
  await db.rows(statement);
  const rows = await db.rows<{ subject: string; id: number }>(sql`
    select distinct subject, subject_id as id from search_changes where id > ${before?.id}::bigint order by 2`);
  return {
    ads: rows.filter(({ subject }) => subject === 'job_ad').map(({ id }) => id),
    catalogue: rows.some(({ subject }) => subject === 'catalogue'),
  };
}

beforeAll(async () => {
  db = await testDatabase('base');
  const [alternative] = await db.rows<{ id: number }>(sql`
    insert into job_names (name, mapping_id) values ('Brotmeister', ${await jobNameId(db, 'Bäcker/-in')}) returning id`);
  const [profession] = await db.rows<{ id: number }>(
    sql`select id from professions order by id limit 1`,
  );
  const baker = await addAd(db, {
    company_id: await addCompany(db, { postcode: '39576' }),
    job_name_id: alternative!.id,
    profession_id: profession!.id,
  });
  const smith = await addAd(db, {
    company_id: await addCompany(db, { postcode: '06108' }),
    job_name_id: await jobNameId(db, 'Metallbauer/-in'),
  });
  await db.rows(
    sql`insert into job_ad_files (job_ad_id, name, file, size) values (${baker}, 'a.pdf', 'a', 1)`,
  );
  ads = { baker, smith };
});

/** Statements that change only the baker's ad. */
const statements: [what: string, statement: (baker: number) => SQL, catalogue: boolean][] = [
  ['the ad', (id) => sql`update job_ads set title = 'neu' where id = ${id}`, false],
  [
    'a PDF’s name',
    (id) => sql`update job_ad_files set name = 'b.pdf' where job_ad_id = ${id}`,
    false,
  ],
  ['a PDF taken away', (id) => sql`delete from job_ad_files where job_ad_id = ${id}`, false],
  [
    'a PDF added',
    (id) =>
      sql`insert into job_ad_files (job_ad_id, name, file, size) values (${id}, 'c.pdf', 'c', 1)`,
    false,
  ],
  [
    'the company locked',
    (id) =>
      sql`update companies set locked = true where id = (select company_id from job_ads where id = ${id})`,
    false,
  ],
  [
    'the company’s logo',
    (id) =>
      sql`update companies set logo = 'public/b.webp' where id = (select company_id from job_ads where id = ${id})`,
    false,
  ],
  [
    'the owner validated',
    (id) =>
      sql`update users set validated = false where id = (select user_id from companies where id = (select company_id from job_ads where id = ${id}))`,
    false,
  ],
  [
    'the address moved',
    (id) =>
      sql`update addresses set place_id = (select min(id) from places) where id = (select address_id from companies where id = (select company_id from job_ads where id = ${id}))`,
    false,
  ],
  [
    'the place’s position',
    (id) =>
      sql`update places set latitude = latitude + 0.001 where id = (select place_id from addresses d join companies c on c.address_id = d.id join job_ads a on a.company_id = c.id where a.id = ${id})`,
    true,
  ],
  [
    'the town renamed',
    (id) =>
      sql`update towns set name = name || '!' where id = (select town_id from places p join addresses d on d.place_id = p.id join companies c on c.address_id = d.id join job_ads a on a.company_id = c.id where a.id = ${id})`,
    true,
  ],
  [
    'a town’s other name',
    (id) =>
      sql`insert into town_aliases (town_id, alias) select town_id, 'Anderswo' from places p join addresses d on d.place_id = p.id join companies c on c.address_id = d.id join job_ads a on a.company_id = c.id where a.id = ${id}`,
    true,
  ],
  ['that name taken away', () => sql`delete from town_aliases where alias = 'Anderswo'`, true],
  [
    'the profession renamed',
    (id) =>
      sql`update professions set name = name || '!' where id = (select profession_id from job_ads where id = ${id})`,
    true,
  ],
  [
    'the job name blocked',
    (id) =>
      sql`update job_names set blocked = true where id = (select job_name_id from job_ads where id = ${id})`,
    true,
  ],
  [
    'the name that it counts under',
    () => sql`update job_names set name = 'Bäcker/in' where name = 'Bäcker/-in'`,
    true,
  ],
  [
    'a synonym of its name',
    (id) =>
      sql`insert into job_name_synonyms select job_name_id, 'Teigkünstler' from job_ads where id = ${id}`,
    true,
  ],
  [
    'that synonym taken away',
    () => sql`delete from job_name_synonyms where synonym = 'Teigkünstler'`,
    true,
  ],
  [
    'a synonym that moves to another name',
    (id) =>
      sql`with given as (insert into job_name_synonyms select job_name_id, 'Wanderwort' from job_ads where id = ${id} returning 1) select * from given`,
    true,
  ],
  [
    'that synonym gone',
    () =>
      sql`update job_name_synonyms set job_name_id = (select id from job_names where name = 'Koch/Köchin') where synonym = 'Wanderwort'`,
    true,
  ],
  [
    'the region of its district',
    (id) =>
      sql`update districts set region = region where name = (select t.district from towns t join places p on p.town_id = t.id join addresses d on d.place_id = p.id join companies c on c.address_id = d.id join job_ads a on a.company_id = c.id where a.id = ${id})`,
    true,
  ],
  [
    'a synonym of the name that it counts under',
    () =>
      sql`insert into job_name_synonyms select id, 'Backkünstler' from job_names where name = 'Bäcker/in'`,
    true,
  ],
  [
    'a BRAFO field of that name',
    () =>
      sql`delete from job_name_brafo_fields where job_name_id = (select id from job_names where name = 'Bäcker/in')`,
    true,
  ],
  [
    'the mapping taken away',
    (id) =>
      sql`update job_names set mapping_id = null where id = (select job_name_id from job_ads where id = ${id})`,
    true,
  ],
  ['the ad deleted', (id) => sql`delete from job_ads where id = ${id}`, false],
];

describe('what a result shows, once changed', () => {
  it.each(statements)('concerns the ads that show it: %s', async (_, statement, catalogue) => {
    expect(await changesBy(statement(ads.baker))).toEqual({ ads: [ads.baker], catalogue });
  });

  it('concerns all ads of a statement, and each once', async () => {
    const name = { job_name_id: await jobNameId(db, 'Metallbauer/-in') };
    const two = [await addAd(db, name), await addAd(db, name)];
    const changed = await changesBy(
      sql`update job_ads set details = '' where id in (${two[0]}, ${two[1]})`,
    );
    expect(changed.ads).toEqual(two);
  });

  it('concerns every ad whose name has a career field that changes', async () => {
    const id = await addAd(db, { job_name_id: await jobNameId(db, 'Metallbauer/-in') });
    const changed = await changesBy(
      sql`update brafo_fields set draft = not draft where id in (
        select brafo_field_id from job_name_brafo_fields f join job_ads a on a.job_name_id = f.job_name_id where a.id = ${id})`,
    );
    expect(changed.ads).toContain(id);
  });

  it('concerns no ad where no row is changed', async () => {
    expect((await changesBy(sql`update companies set locked = true where false`)).ads).toEqual([]);
  });

  it('concerns no ad where a result does not show it', async () => {
    expect(await changesBy(sql`update users set password_hash = 'y' where permission = 1`)).toEqual(
      { ads: [], catalogue: false },
    );
    expect(await changesBy(sql`insert into marks (name) values ('x')`)).toEqual({
      ads: [],
      catalogue: false,
    });
  });

  it.each([
    [
      'words added',
      sql`insert into search_vocabulary (kind, term, folded) values ('noise', 'xx', 'xx'), ('noise', 'xy', 'xy')`,
    ],
    ['a word changed', sql`update search_vocabulary set term = 'XX' where term = 'xx'`],
    ['words deleted', sql`delete from search_vocabulary where term in ('XX', 'xy')`],
  ])('concerns no ad but the search’s vocabulary, once: %s', async (_, statement) => {
    const noted = async () =>
      (
        await db.rows(
          sql`select from search_changes where subject = 'vocabulary' and subject_id = 0`,
        )
      ).length;
    const before = await noted();
    expect(await changesBy(statement)).toEqual({ ads: [], catalogue: false });
    expect(await noted()).toBe(before + 1);
  });

  it('takes back what is rolled back', async () => {
    const [before] = await db.rows(sql`select count(*)::int as count from search_changes`);
    const failing = db.transaction(async (tx) => {
      await tx.rows(sql`update job_ads set details = 'x' where id = ${ads.smith}`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.rows(sql`select count(*)::int as count from search_changes`))[0]).toEqual(
      before,
    );
  });
});
