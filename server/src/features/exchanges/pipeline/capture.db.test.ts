import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { addAccount, oldPassword } from '../../accounts/accounts.fixture.ts';
import { csv, sendTable } from '../upload/upload.fixture.ts';
import { PipelineFixture, type TestRecord } from './pipeline.fixture.ts';

/** An employer whose ads another company tries to take over. */
interface Employer {
  readonly company: string;
  readonly street: string;
}

const employer: Employer = { company: 'Bäckerei Möhring GmbH', street: 'Lange Straße 7' };
const job = { title: 'Ausbildung zum Bäcker (m/w/d)' };
const freshOf = (one: Employer): TestRecord => ({
  ...one,
  title: 'Konditorin (m/w/d)',
  job: 'Konditor',
});

let app: TestApp;
let fixture: PipelineFixture;
let stendal: number;
let editor: Record<string, string>;

interface Rogue {
  /** The employer whose ads the rogue tries to take over. */
  readonly employer: Employer;
  readonly userId: number;
  readonly headers: Record<string, string>;
  /** Its own branch, which editors have confirmed: Kornhof in Magdeburg. */
  readonly own: number;
}

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-11-21T10:00:00Z') });
  fixture = await PipelineFixture.open(app.database);
  const [place] = await fixture.db.rows<{ id: number }>(sql`
    select p.id from places p join towns t on t.id = p.town_id where t.name = 'Stendal' and p.postcode = '39576'`);
  stendal = place!.id;
  editor = await app.as(await addAccount(app.database, { permission: 2 }));
});

async function makeRogue(wanted = employer, validated = true): Promise<Rogue> {
  const userId = await addAccount(fixture.db, {
    email: `rogue${Math.random()}@firma.example`,
  });
  await fixture.db.rows(sql`update users set validated = ${validated} where id = ${userId}`);
  const own = await addCompany(fixture.db, { name: 'Kornhof', userId, postcode: '39104' });
  return { employer: wanted, userId, headers: await app.as(userId), own };
}

const likeTheEmployer = ({ employer: { company: name, street } }: Pick<Rogue, 'employer'>) => ({
  name,
  Address: { street, additional: '', City: stendal },
});

async function openBranch(rogue: Rogue, values: object = {}) {
  const form = { weblink: '', ...likeTheEmployer(rogue), ...values };
  const { status, body } = await app.post('companies/post/', form, rogue.headers);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.id as number;
}

async function change({ headers }: Rogue, id: number, values: object) {
  const { status } = await app.patch(`companies/patch/${id}/`, values, headers);
  expect(status).toBe(200);
}

/** Adds an ad of the rogue's branch with the same content as the employer's ad, shown from the given day. */
async function copyAd({ headers }: Rogue, branch: number, from: string | null = null) {
  await fixture.db.rows(sql`
    insert into company_allowed_apprenticeships
    select ${branch}, id from job_names where name = 'Bäcker/-in' on conflict do nothing`);
  const [name] = await fixture.db.rows<{ id: number }>(
    sql`select id from job_names where name = 'Bäcker/-in'`,
  );
  const [profession] = await fixture.db.rows<{ id: number }>(
    sql`select min(id) as id from professions`,
  );
  const form = {
    ...job,
    job_type: 2,
    Job_name: name!.id,
    Profession: profession!.id,
    details: '<p>Brot</p>',
    Companies: [branch],
    availability_start_date: from,
  };
  expect((await app.post('jobdescriptions/post/', form, headers)).status).toBe(200);
}

/** Expects that the public sees the employer's ads unchanged, and that the rogue cannot adopt them. */
async function expectUntouched(
  { headers, employer: { company } }: Rogue,
  ads: Readonly<Record<string, Record<string, unknown>>>,
  number: number,
): Promise<void> {
  for (const id of ['known', 'fresh', 'other']) {
    const ad = ads[`${id}-${number}`];
    expect({ id, owner: ad?.['owner'], published: ad?.['published'] }).toEqual({
      id,
      owner: null,
      published: true,
    });
    expect(ad?.['company']).toBe(company);
    const path = `jobdescriptions/patch/${String(ad?.['id'])}/`;
    const adopting = app.patch(path, { id: ad?.['id'], external: '' }, headers);
    const deleting = app.delete(`jobdescriptions/delete/${String(ad?.['id'])}/`, headers);
    expect([(await adopting).status, (await deleting).status]).toEqual([404, 404]);
  }
}

type Candidate = (rogue: Rogue & { readonly number: number }) => Promise<unknown>;

/** Ways in which a company may try to take over ads. None of them needs an editor. */
const ways: readonly (readonly [what: string, way: Candidate])[] = [
  ['opens a branch of that name at that address', (rogue) => openBranch(rogue)],
  [
    'opens one of that name at another address of the town',
    (rogue) =>
      openBranch(rogue, { Address: { street: 'Am Markt 1', additional: '', City: stendal } }),
  ],
  [
    'opens one that spells the name in another way',
    (rogue) => openBranch(rogue, { name: rogue.employer.company.toUpperCase().replace('Ä', 'AE') }),
  ],
  [
    'renames and moves its confirmed branch',
    (rogue) => change(rogue, rogue.own, likeTheEmployer(rogue)),
  ],
  [
    'moves a confirmed branch that bears the name in another town',
    async (rogue) => {
      const { Address } = likeTheEmployer(rogue);
      const branch = await addCompany(fixture.db, {
        name: rogue.employer.company,
        userId: rogue.userId,
        postcode: '06108',
      });
      await change(rogue, branch, { Address });
    },
  ],
  [
    'renames a confirmed branch in that town',
    async (rogue) => {
      const branch = await addCompany(fixture.db, {
        name: 'Kornhof Stendal',
        userId: rogue.userId,
      });
      await change(rogue, branch, { name: rogue.employer.company });
    },
  ],
  [
    'renames its branch, renames it back and once more',
    async (rogue) => {
      await change(rogue, rogue.own, likeTheEmployer(rogue));
      await change(rogue, rogue.own, { name: 'Kornhof' });
      await change(rogue, rogue.own, { name: rogue.employer.company });
    },
  ],
  [
    'opens the branch twice, with a second account',
    async (rogue) => {
      await openBranch(rogue);
      await openBranch(await makeRogue(rogue.employer));
    },
  ],
  [
    'opens it with an account that is not let in',
    async (rogue) => openBranch(await makeRogue(rogue.employer, false)),
  ],
  [
    'copies the ad under a branch of that name, so that the original counts as its double',
    async (rogue) => copyAd(rogue, await openBranch(rogue)),
  ],
  [
    'copies it for a day that never comes',
    async (rogue) => copyAd(rogue, await openBranch(rogue), '2030-01-01'),
  ],
  [
    'uploads a table with the copy',
    async (rogue) => {
      await fixture.db.rows(sql`
        insert into company_allowed_apprenticeships
        select ${await openBranch(rogue)}, id from job_names where name = 'Bäcker/-in'
        on conflict do nothing`);
      const rows = [
        { Titel: job.title, Filiale: `${rogue.employer.company}, ${rogue.employer.street}` },
      ];
      const { status, body } = await sendTable({ app }, rogue, csv(rows));
      expect([status, body.rows?.[0]?.outcome]).toEqual([200, 'created']);
    },
  ],
  [
    'names the employer’s career page as its own',
    async (rogue) => {
      await openBranch(rogue);
      const page = await fixture.other(`Seite ${rogue.userId}`, { userId: rogue.userId, rank: 99 });
      await page.run({ there: { ...rogue.employer, ...job } });
    },
  ],
  [
    'opens a branch that editors then block, so that the employer is blocked with it',
    async (rogue) => {
      const branch = await openBranch(rogue);
      expect((await app.patch(`companies/patch/${branch}/`, { locked: true }, editor)).status).toBe(
        200,
      );
    },
  ],
  [
    'opens the branch and closes it',
    async (rogue) => {
      const branch = await openBranch(rogue);
      await fixture.take({ [`fresh-${rogue.number}`]: freshOf(rogue.employer) });
      await app.delete(`companies/delete/${branch}/`, rogue.headers);
    },
  ],
  [
    'opens the branch and closes its account',
    async (rogue) => {
      await openBranch(rogue);
      await fixture.take({ [`fresh-${rogue.number}`]: freshOf(rogue.employer) });
      const closing = app.post('user/own/close/', { password: oldPassword }, rogue.headers);
      expect((await closing).status).toBe(200);
    },
  ],
];

type Says = (one: Employer, number: number) => Record<string, TestRecord>;

/** Records of the employer in the first import. */
const before: Says = (one, number) => ({ [`known-${number}`]: { ...one, ...job } });

/** Records of the employer after the company has tried to take over its ads. */
const after: Says = (one, number): Record<string, TestRecord> => ({
  // The source has left out the street.
  [`known-${number}`]: { ...job, company: one.company, start: '2027-08-01' },
  [`fresh-${number}`]: freshOf(one),
  [`other-${number}`]: { company: one.company, title: 'Fachverkauf', job: 'Verkäufer' },
});

describe('an employer keeps its ads, though another company', () => {
  const employers = ways.map((_, number) => ({
    company: `Bäckerei Möhring ${String.fromCodePoint(65 + number)} GmbH`,
    street: `Lange Straße ${number + 1}`,
  }));
  const all = (say: Says): ReturnType<Says> => Object.assign({}, ...employers.map(say));
  const rogues: Rogue[] = [];
  let ads: Awaited<ReturnType<PipelineFixture['ads']>>;

  // All ways share the same three imports.
  beforeAll(async () => {
    await fixture.run(all(before));
    for (const [number, [, way]] of ways.entries()) {
      const rogue = { ...(await makeRogue(employers[number])), number };
      rogues.push(rogue);
      await way(rogue);
    }
    await fixture.run(all(after));
    ads = await fixture.ads();
  });

  it.each(ways.map(([what], number) => [what, number] as const))('%s', async (_, number) => {
    const rogue = rogues[number]!;
    const isThere = (await app.get('user/own/', rogue.headers)).status === 200;
    await expectUntouched(isThere ? rogue : await makeRogue(rogue.employer), ads, number);
  });
});

describe('a branch that an editor has confirmed', () => {
  beforeEach(async () => {
    await fixture.db.rows(sql`delete from exchange_records`);
    await fixture.db.rows(sql`delete from companies`);
  });

  it('gets the ads, keeps them while its new name waits, and gives them back when it closes', async () => {
    const rogue = await makeRogue();
    const branch = await addCompany(fixture.db, { name: employer.company, userId: rogue.userId });
    await fixture.run({ known: { ...employer, ...job } });
    expect(await fixture.ad('known')).toMatchObject({ company_id: branch });
    await change(rogue, branch, { name: 'Möhrings Backstube' });
    await fixture.run({
      known: { ...employer, ...job, start: '2027-08-01' },
      fresh: freshOf(employer),
    });
    expect(await fixture.ad('known')).toMatchObject({ company_id: branch });
    expect(await fixture.ad('fresh')).toMatchObject({ owner: null, company: employer.company });
    await change(rogue, branch, { name: employer.company });
    const { id } = await fixture.ad('known');
    expect((await app.delete(`companies/delete/${branch}/`, rogue.headers)).status).toBe(200);
    expect(await fixture.ad('known')).toMatchObject({ id, owner: null, published: true });
    await fixture.run({
      known: { ...employer, ...job, start: '2027-08-01' },
      fresh: freshOf(employer),
    });
    expect(await fixture.ad('known')).toMatchObject({ id, owner: null, company: employer.company });
  });

  it('gives them back when its account closes, those too that it had hidden', async () => {
    const rogue = await makeRogue();
    await addCompany(fixture.db, { name: employer.company, userId: rogue.userId });
    await fixture.run({ known: { ...employer, ...job } });
    const { id } = await fixture.ad('known');
    const hidden = { id, published: false, publish_date: null };
    const path = `jobdescriptions/visibility/patch/${id}/`;
    expect((await app.patch(path, hidden, rogue.headers)).status).toBe(200);
    await app.post('user/own/close/', { password: oldPassword }, rogue.headers);
    await fixture.run({ known: { ...employer, ...job } });
    expect(await fixture.ad('known')).toMatchObject({ id, owner: null, published: true });
  });

  it('loses them when an editor takes the confirmation back', async () => {
    const userId = await addUser(fixture.db);
    const branch = await addCompany(fixture.db, { name: employer.company, userId });
    await fixture.run({ known: { ...employer, ...job } });
    const declined = { status: 3, reason: 'Das ist ein anderer Betrieb.' };
    const { status } = await app.patch(`companies/checks/patch/${branch}/`, declined, editor);
    expect(status).toBe(200);
    expect(await fixture.ad('known')).toMatchObject({ owner: null, published: true });
    await fixture.run({ known: { ...employer, ...job } });
    expect(await fixture.ad('known')).toMatchObject({ owner: null, company: employer.company });
  });
});
