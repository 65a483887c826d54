import { accessTable } from '@lehrpfad/contract/core/endpoints/access-table.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../endpoints.ts';
import { onQuickerDatabase } from '../quicker-database.ts';
import { addAd, addCompany, addUser, testDay } from '../stock.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { Calls, nameOf } from './calls.ts';
import { entriesOf, type Entry } from './entries.ts';

/** Objects of an account that a call can reference in addition to the one in its path. */
type Owned = 'company' | 'address' | 'contact' | 'ad' | 'file' | 'draft' | 'user';

/**
 * Object of each id in the query or body of calls that visitors or companies may make. Add new endpoints here. `shared` is
 * equal for all accounts; `number` is no reference; `text` is stored unchanged and not interpreted.
 */
const referenceOf: Readonly<Record<string, Owned | 'shared' | 'number' | 'text'>> = {
  'POST address/post/ City': 'shared',
  'POST companies/apprenticeships/post/:id/ Allowed_apprenticeships.0': 'shared',
  'POST companies/post/ Professions.0': 'shared',
  'POST companies/post/ Address.City': 'shared',
  'POST companies/post/ Contacts.0': 'contact',
  'POST companies/post/ Allowed_apprenticeships.0': 'shared',
  'POST companies/post/ Contact.0': 'contact',
  'POST companies/post/ User': 'user',
  'POST companies/post/ logo_from': 'company',
  'POST companies/post/ cover_from': 'company',
  'PATCH companies/patch/:id/ Professions.0': 'shared',
  'PATCH companies/patch/:id/ Address.City': 'shared',
  'PATCH companies/patch/:id/ Contacts.0': 'contact',
  'PATCH companies/patch/:id/ Allowed_apprenticeships.0': 'shared',
  'PATCH companies/patch/:id/ Contact.0': 'contact',
  'PATCH companies/patch/:id/ User': 'user',
  'DELETE companies/delete/:id/ move_to': 'company',
  'POST companies/request/post/ City': 'shared',
  'POST companies/request/post/ Allowed_apprenticeships.0': 'shared',
  'POST events/post/ Company': 'company',
  'POST events/post/ Address': 'address',
  'PATCH events/patch/:id/ Company': 'company',
  'PATCH events/patch/:id/ Address': 'address',
  'POST exchanges/own/table/preview/ sheet': 'number',
  'POST exchanges/own/table/ sheet': 'number',
  // References to public ads only.
  'POST ad-reports/post/ job_ad': 'ad',
  'POST jobdescriptions/count/ acts.0.job_ad': 'ad',
  'POST jobdescriptions/by/ids/ job_ids.0': 'ad',
  'POST jobdescriptions/drafts/post/ content.Job_name.id': 'text',
  'POST jobdescriptions/drafts/post/ content.Profession.id': 'text',
  'POST jobdescriptions/drafts/post/ content.contact_person.id': 'text',
  'POST jobdescriptions/drafts/post/ content.Companies.0': 'text',
  'POST jobdescriptions/drafts/post/ content.file.0.id': 'text',
  'PATCH jobdescriptions/drafts/patch/:id/ content.Job_name.id': 'text',
  'PATCH jobdescriptions/drafts/patch/:id/ content.Profession.id': 'text',
  'PATCH jobdescriptions/drafts/patch/:id/ content.contact_person.id': 'text',
  'PATCH jobdescriptions/drafts/patch/:id/ content.Companies.0': 'text',
  'PATCH jobdescriptions/drafts/patch/:id/ content.file.0.id': 'text',
  'POST jobdescriptions/drafts/next-year/ job_ids.0': 'ad',
  'POST jobdescriptions/post/ Job_name': 'shared',
  'POST jobdescriptions/post/ Profession': 'shared',
  'POST jobdescriptions/post/ contact_person': 'contact',
  'POST jobdescriptions/post/ Companies.0': 'company',
  'POST jobdescriptions/post/ current_files.0': 'file',
  'POST jobdescriptions/post/ draft': 'draft',
  'PATCH jobdescriptions/patch/:id/ Job_name': 'shared',
  'PATCH jobdescriptions/patch/:id/ Profession': 'shared',
  'PATCH jobdescriptions/patch/:id/ contact_person': 'contact',
  'PATCH jobdescriptions/patch/:id/ Companies.0': 'company',
  'PATCH jobdescriptions/patch/:id/ current_files.0': 'file',
  'POST jobdescriptions/many/ job_ids.0': 'ad',
  'POST jobdescriptions/many/move/ job_ids.0': 'ad',
  'POST jobdescriptions/many/move/ company_id': 'company',
  'POST jobdescriptions/many/undo/ job_ids.0': 'ad',
  'POST team/invitations/post/ branches.0': 'company',
  'PATCH team/patch/:id/ branches.0': 'company',
  // Compared with the stored ids only.
  'PATCH companies/patch/:id/ begun.User': 'number',
  'PATCH team/patch/:id/ begun.branches.0': 'number',
  'PATCH jobdescriptions/patch/:id/ known_companies.0': 'number',
  'POST team/transfer/ user_id': 'user',
};

/** Calls that succeed, because they handle only the caller's own ids, or ignore fields that only editors may set. */
const leftOut: readonly string[] = [
  'POST companies/post/ User',
  'PATCH companies/patch/:id/ User',
  'POST events/post/ Address',
  'PATCH events/patch/:id/ Address',
  'POST jobdescriptions/by/ids/ job_ids.0',
  'POST jobdescriptions/drafts/next-year/ job_ids.0',
  'POST jobdescriptions/many/ job_ids.0',
  'POST jobdescriptions/many/move/ job_ids.0',
  'POST jobdescriptions/many/undo/ job_ids.0',
];

/** Calls that do not succeed with an own id either, with the reason. */
const notReached: Readonly<Record<string, string>> = {
  'POST ad-reports/post/ job_ad': 'The own ad is not public either.',
  'POST jobdescriptions/count/ acts.0.job_ad': 'An act needs more than its ad.',
  'POST companies/post/ logo_from': 'The own branch has no picture.',
  'POST companies/post/ cover_from': 'The own branch has no picture.',
  'DELETE companies/delete/:id/ move_to': 'A branch moves nothing to itself.',
  'POST team/transfer/ user_id': 'It takes the password.',
};

const largest = 2_147_483_647;

/** Whether an entry accepts an id: whole numbers up to the largest of the database, as numbers or as texts. */
function isId({ schema }: Entry): boolean {
  const takes = (value: unknown) => schema.safeParse(value).success;
  return [Number, String].some((form) => takes(form(largest)) && !takes(form(largest + 1)));
}

const references = (await allEndpoints())
  .filter(([, endpoint]) => /[VCMJ]/.test(accessTable[nameOf(endpoint)] ?? ''))
  .flatMap(([, endpoint]) =>
    (['query', 'body'] as const).flatMap((part) =>
      (endpoint[part] ? entriesOf(part, endpoint[part]) : []).filter(isId).map((entry) => ({
        endpoint,
        entry,
        name: `${nameOf(endpoint)} ${entry.path.join('.')}`,
      })),
    ),
  );

let app: TestApp;
let calls: Calls;
let foreign: Readonly<Record<Owned, number>>;

async function addForeign(): Promise<typeof foreign> {
  const one = async (statement: ReturnType<typeof sql>) =>
    (await app.database.rows<{ id: number }>(statement))[0]!.id;
  const user = await addUser(app.database);
  const company = await addCompany(app.database, { name: 'Fremde GmbH', userId: user });
  const ad = await addAd(app.database, { company_id: company, title: 'Fremd', published: false });
  return {
    user,
    company,
    ad,
    address: await one(sql`select address_id as id from companies where id = ${company}`),
    contact: await one(sql`
      insert into contact_persons (user_id, last_name, phone) values (${user}, 'Fremd', '1') returning id`),
    file: await one(sql`
      insert into job_ad_files (job_ad_id, name, file, size)
      values (${ad}, 'Fremd.pdf', 'attachments/fremd.pdf', 9) returning id`),
    draft: await one(sql`
      insert into job_ad_drafts (user_id, content, created_at, last_updated)
      values (${user}, '{"title":"Fremd"}', now(), now()) returning id`),
  };
}

const tables: Readonly<Record<Owned, string>> = {
  user: 'users',
  company: 'companies',
  ad: 'job_ads',
  address: 'addresses',
  contact: 'contact_persons',
  file: 'job_ad_files',
  draft: 'job_ad_drafts',
};

interface Column {
  readonly of: string;
  readonly table: string;
  readonly column: string;
}

/** Returns the version of a foreign row, and the number of rows of other tables that refer to it. */
async function stateOfForeign(columns: readonly Column[], object: Owned) {
  const id = foreign[object];
  const table = tables[object];
  const referring = columns
    .filter(({ of }) => of === table)
    .map(
      (one) =>
        sql`(select count(*) from ${sql.identifier(one.table)} where ${sql.identifier(one.column)} = ${id})`,
    );
  return app.database.rows(sql`
    select ctid::text as version, (${sql.join([sql`0`, ...referring], sql` + `)})::int as referring
    from ${sql.identifier(table)} where id = ${id}`);
}

// Nothing here depends on the kind of database.
describe.runIf(onQuickerDatabase)('an id of another account in a call', () => {
  let columns: readonly Column[];

  beforeAll(async () => {
    app = await testApp({ clock: () => testDay });
    calls = await Calls.open(app);
    foreign = await addForeign();
    columns = await app.database.rows<Column & Record<string, string>>(sql`
      select confrelid::regclass::text as of, conrelid::regclass::text as table, attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`);
  });

  it('is known for every call that takes one', () => {
    expect(
      references.map(({ name }) => name).sort(),
      '`referenceOf` above needs one line per id in a query or body',
    ).toEqual(Object.keys(referenceOf).sort());
  });

  const owned = references.filter(({ name }) => (referenceOf[name] ?? '') in tables);

  it.each(owned.map((one) => [one.name, one] as const))(
    'changes nothing of it, and shows nothing: %s',
    async (_, { name, endpoint, entry }) => {
      const object = referenceOf[name] as Owned;
      await calls.logIn('C');
      const before = await stateOfForeign(columns, object);
      const { status, text } = await calls.answer('C', endpoint, { entry, text: foreign[object] });
      expect(text).not.toContain('Fremd');
      expect(await stateOfForeign(columns, object)).toEqual(before);
      expect(before).toHaveLength(1);
      if (leftOut.includes(name)) expect(status).toBe(200);
      else expect([400, 403, 404, 409]).toContain(status);
      // With an own id the same call succeeds, so it was refused for the foreign one.
      if (leftOut.includes(name) || name in notReached) return;
      const own = { ...calls.stock, address: 0 }[object];
      expect(await calls.answer('C', endpoint, { entry, text: own })).toMatchObject({
        status: 200,
      });
    },
  );
});
