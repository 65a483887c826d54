import { sql } from '../../core/database/drizzle.ts';
import { addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** An application with a company, a competitor and an editor; tests set its clock. */
export interface EventsTest {
  readonly app: TestApp;
  readonly company: number;
  readonly secondBranch: number;
  readonly foreign: number;
  readonly imported: number;
  readonly asCompany: Headers;
  readonly asForeign: Headers;
  readonly asEditor: Headers;
  readonly asAdmin: Headers;
  setClock(moment: string | Date): void;
  /** Adds an event by the API and returns its id. */
  post(values?: object, headers?: Headers): Promise<number>;
  /** Sets the state of an event in the database, without a mail. */
  setStatus(id: number, status: number, reason?: string): Promise<void>;
  row(id: number): Promise<Record<string, any>>;
  /** Returns kinds, recipients and contents of all mails. */
  mails(): Promise<{ kind: string; recipient: string; body: unknown[] }[]>;
}

export const ownerEmail = 'ute@elbe.example';

export const openDay = {
  title: 'Tag der offenen Backstube',
  description: '<p>Komm <strong>vorbei</strong></p>',
  weblink: 'www.elbe.example',
  start_date: '2026-12-05',
  end_date: '2026-12-05',
  start_time: '09:00',
  end_time: '15:30',
};

async function staff(app: TestApp, permission: 1 | 2): Promise<Headers> {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return app.as(id);
}

export async function eventsTest(): Promise<EventsTest> {
  let now = testDay;
  const app = await testApp({ clock: () => now });
  const owner = await addUser(app.database, { email: ownerEmail });
  const other = await addUser(app.database);
  const company = await addCompany(app.database, { name: 'Elbe GmbH', userId: owner });
  const asCompany = await app.as(owner);
  return {
    app,
    company,
    asCompany,
    secondBranch: await addCompany(app.database, {
      name: 'Elbe Süd',
      userId: owner,
      postcode: '06108',
    }),
    foreign: await addCompany(app.database, { userId: other }),
    imported: await addCompany(app.database, { userId: null, external: true }),
    asForeign: await app.as(other),
    asEditor: await staff(app, 2),
    asAdmin: await staff(app, 1),
    setClock: (moment) => {
      now = new Date(moment);
    },
    post: async (values = {}, headers = asCompany) => {
      const sent = { ...openDay, Company: company, ...values };
      const { status, body } = await app.post('events/post/', sent, headers);
      if (status !== 200) throw new Error(`The event was refused: ${JSON.stringify(body)}`);
      return body.id;
    },
    setStatus: async (id, status, reason = '') => {
      await app.database.rows(
        sql`update events set status = ${status}, declined_message = ${reason} where id = ${id}`,
      );
    },
    row: async (id) => {
      const [row] = await app.database.rows(sql`select * from events where id = ${id}`);
      return row ?? {};
    },
    mails: () => app.database.rows(sql`select kind, recipient, body from mails order by id`),
  };
}
