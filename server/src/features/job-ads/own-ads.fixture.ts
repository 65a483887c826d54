import { keysOf } from '../../core/files/files.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../../core/database/drizzle.ts';
import { expect } from 'vitest';
import { addCompany, addUser, jobNameId } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

type Headers = Record<string, string>;

/** A server with the data that ads need; tests set its clock. */
export interface Workshop {
  readonly app: TestApp;
  setClock(moment: string): void;
  readonly baker: number;
  readonly profession: number;
  /** Adds an account with companies in Stendal that train bakers. */
  account(companies?: number, permission?: number): Promise<Account>;
  /** Returns a form for an Ausbildung as Bäcker/-in. */
  form(companies: readonly number[], values?: object): Record<string, unknown>;
  /** Returns the titles that a search for a word finds. */
  search(word: string): Promise<string[]>;
  /** Returns the keys of all stored files. */
  storedFiles(): Promise<string[]>;
}

export interface Account {
  readonly userId: number;
  readonly headers: Headers;
  readonly companies: readonly number[];
}

export async function openWorkshop(): Promise<Workshop> {
  let now = new Date('2026-11-21T10:00:00Z');
  const app = await testApp({ clock: () => now });
  const db = app.database;
  const baker = await jobNameId(db, 'Bäcker/-in');
  const [row] = await db.rows<{ id: number }>(sql`select min(id) as id from professions`);
  const profession = row?.id ?? 0;
  return {
    app,
    setClock: (moment) => {
      now = new Date(moment);
    },
    baker,
    profession,
    account: async (count = 1, permission = 3) => {
      const userId = await addUser(db);
      await db.rows(sql`
        update users set permission = ${permission}, first_name = 'Mia', last_name = 'Möhring' where id = ${userId}`);
      const companies = [];
      for (let made = 0; made < count; made += 1) {
        const id = await addCompany(db, { userId });
        await db.rows(sql`insert into company_allowed_apprenticeships values (${id}, ${baker})`);
        companies.push(id);
      }
      return { userId, headers: await app.as(userId), companies };
    },
    form: (companies, values = {}) => ({
      title: 'Ausbildung zum Bäcker',
      job_type: 2,
      Job_name: baker,
      Profession: profession,
      details: '<p>Brot backen</p>',
      annotation: '',
      Companies: companies,
      ...values,
    }),
    search: async (word) => {
      const { body } = await app.get(`search/?search_multi_match=${encodeURIComponent(word)}`);
      return body.results.map((ad: OwnJobAd) => ad.title);
    },
    storedFiles: () => keysOf(app.files),
  };
}

/** Posts the form and returns the ads; fails unless they were accepted. */
export async function post(
  { app, form }: Workshop,
  { headers, companies }: Account,
  values: object = {},
): Promise<OwnJobAd[]> {
  const { status, body } = await app.post(
    'jobdescriptions/post/',
    form(companies, values),
    headers,
  );
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body;
}

export async function postOne(
  workshop: Workshop,
  account: Account,
  values: object = {},
): Promise<OwnJobAd> {
  const [ad] = await post(workshop, account, values);
  if (ad === undefined) throw new Error('No ad was made.');
  return ad;
}
