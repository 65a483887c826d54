import { validationTable, withValue } from '@lehrpfad/contract/core/endpoints/validation-table.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addUser, jobNameId, testDay } from './stock.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let me: Record<string, string>;
let forms: Readonly<Record<string, { path: string; body: Record<string, unknown> }>>;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const db = app.database;
  const userId = await addUser(db);
  me = { ...(await app.as(userId)) };
  const company = await addCompany(db, { userId });
  const idOf = async (table: string) =>
    (await db.rows<{ id: number }>(sql`select min(id) as id from ${sql.identifier(table)}`))[0]!.id;
  const [place, profession] = [await idOf('places'), await idOf('professions')];
  const person = {
    first_name: 'Pia',
    last_name: 'Probe',
    phone: '0391 1',
    email: 'pia@probe.example',
  };
  const jobName = await jobNameId(db, 'Bäcker/-in');
  forms = {
    login: { path: 'token/', body: { email: 'pia@probe.example', password: 'x' } },
    contact: { path: 'contactpersons/post/', body: { ...person, role: '' } },
    company: {
      path: 'companies/post/',
      body: { name: 'Probe', Address: { street: 'Weg 1', additional: '', City: place } },
    },
    registration: {
      path: 'companies/request/post/',
      body: { ...person, name: 'Probe', street: 'Weg 1', City: place },
    },
    enquiry: {
      path: 'contact/',
      body: { receiver: 1, subject: 'Frage', text: 'Text', mail: 'pia@probe.example' },
    },
    jobAd: {
      path: 'jobdescriptions/post/',
      body: {
        Companies: [company],
        title: 'Titel',
        job_type: 1,
        Job_name: jobName,
        Profession: profession,
        details: '<p>Text</p>',
        job_start: '2027-08-01',
      },
    },
    event: {
      path: 'events/post/',
      body: {
        Company: company,
        title: 'Tag',
        start_date: '2027-08-01',
        end_date: '2027-08-01',
        start_time: '09:00',
        end_time: '',
      },
    },
    apprenticeships: {
      path: `companies/apprenticeships/post/${company}/`,
      body: { Allowed_apprenticeships: [jobName], other: '', message: '' },
    },
    password: {
      path: 'user/own/password/',
      body: { current_password: 'x', password: 'Regen, Mohn und Mehl' },
    },
  };
});

const messagesOf = async (form: string, field: string, value: unknown): Promise<string[]> => {
  const { path, body } = forms[form]!;
  const answer = await app.post(path, withValue(body, field, value), me);
  const [outer = ''] = field.split('.');
  return answer.body?.errors?.[outer] ?? [];
};

describe('the table of what forms say', () => {
  it.each(validationTable)('%s.%s = %j: %s', async (form, field, value, message) => {
    const messages = await messagesOf(form, field, value);
    if (message === null) expect(messages).toEqual([]);
    else expect(messages).toContain(message);
  });
});
