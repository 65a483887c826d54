import { sql, type SQL } from '../../core/database/drizzle.ts';
import { addUser } from '../../../test/stock.ts';
import type { TestApp } from '../../../test/test-app.ts';

/** Helpers for tests of requests. */
export function requestsOf(app: () => TestApp) {
  const rows = <Row>(statement: SQL) => app().database.rows<Row>(statement);
  const quedlinburg = async () => {
    const [place] = await rows<{ id: number }>(sql`
      select p.id from places p join towns t on t.id = p.town_id where t.name = 'Quedlinburg' and p.postcode = '06484'`);
    return place!.id;
  };
  const form = async (values: object = {}) => ({
    name: 'Bäckerei Kern',
    email: 'ute@kern.example',
    phone: '03946 123',
    weblink: 'www.kern.example',
    salutation: 2,
    first_name: 'Ute',
    last_name: 'Kern',
    street: 'Markt 3',
    additional: '',
    City: await quedlinburg(),
    ...values,
  });
  return {
    rows,
    quedlinburg,
    form,
    /** Sends a request and returns its id; undefined if the address has no open request. */
    ask: async (values: object = {}): Promise<number | undefined> => {
      const body = await form(values);
      await app().post('companies/request/post/', body);
      const [row] = await rows<{ id: number }>(
        sql`select id from company_requests where email = ${body.email.toLowerCase()} and status = 1`,
      );
      return row?.id;
    },
    addEditor: async (email?: string) => {
      const id = await addUser(app().database, email === undefined ? {} : { email });
      await rows(sql`update users set permission = 2 where id = ${id}`);
      return id;
    },
    /** Returns the mails in their order: kind, recipient and the whole text. */
    mails: () =>
      rows<{ kind: string; to: string; text: string }>(
        sql`select kind, recipient as "to", subject || ' ' || body::text as text from mails order by id`,
      ),
    clear: async () => {
      for (const table of [
        'mails',
        'company_requests',
        'companies',
        'contact_persons',
        'attempts',
        'audit_entries',
      ])
        await rows(sql`delete from ${sql.raw(table)}`);
      await rows(sql`delete from users`);
    },
  };
}
