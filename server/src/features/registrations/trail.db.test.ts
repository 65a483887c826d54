import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { requestsOf } from './requests.fixture.ts';

let app: TestApp;
let asEditor: Record<string, string>;
let editor: number;
const { rows, ask, addEditor, clear } = requestsOf(() => app);

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
});

beforeEach(async () => {
  await clear();
  editor = await addEditor();
  await rows(sql`update users set first_name = 'Eva', last_name = 'Redlich' where id = ${editor}`);
  asEditor = await app.as(editor);
});

const patch = async (id: number, body: object) =>
  (await app.patch(`companies/request/patch/${id}/`, { id, ...body }, asEditor)).body;

const list = async () => (await app.get('companies/request/', asEditor)).body.results;

interface Entry {
  subject: string;
  action: string;
  subject_id: number;
  subject_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string;
}
const entries = () =>
  rows<Entry>(sql`
    select subject, action, subject_id, subject_name, before, after, reason from audit_entries
    where user_id = ${editor} order by id`);

describe('the trail of a request', () => {
  it('records the allowed occupations, the account and the company', async () => {
    const baker = { id: await jobNameId(app.database, 'Bäcker/-in'), name: 'Bäcker/-in' };
    const id = (await ask())!;
    await patch(id, { status: 2, Allowed_apprenticeships: [baker.id] });
    const [account, company, request, ...others] = await entries();
    expect(others).toEqual([]);
    expect(account).toMatchObject({ subject: 'account', action: 'created' });
    expect(company).toMatchObject({
      subject: 'company',
      action: 'created',
      subject_name: 'Bäckerei Kern',
      after: { User: { id: account!.subject_id, name: 'ute@kern.example' } },
    });
    expect(request).toEqual({
      subject: 'request',
      action: 'accepted',
      subject_id: id,
      subject_name: 'Bäckerei Kern',
      before: { status: { id: 1, name: 'Offen' }, Allowed_apprenticeships: [] },
      after: { status: { id: 2, name: 'Akzeptiert' }, Allowed_apprenticeships: [baker] },
      reason: '',
    });
    expect(JSON.stringify(await entries())).not.toContain('token');
  });

  it('records the new owner of an imported company', async () => {
    const imported = await addCompany(app.database, { userId: null, external: true });
    const id = (await ask())!;
    await patch(id, { status: 2, take_over: imported });
    expect((await entries())[1]).toMatchObject({
      subject: 'company',
      action: 'handed-over',
      subject_id: imported,
      before: { User: null },
      after: { User: { name: 'ute@kern.example' } },
    });
  });

  it('records the reason of a refusal, and repeated mails', async () => {
    const declined = (await ask())!;
    await patch(declined, { status: 3, declined_message: 'Doppelt' });
    const accepted = (await ask())!;
    await patch(accepted, { status: 2 });
    await patch(accepted, { resend: 1 });
    const actions = (await entries()).filter(({ subject }) => subject === 'request');
    expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
      ['declined', 'Doppelt'],
      ['accepted', ''],
      ['sent-again', ''],
    ]);
    expect(actions[2]).toMatchObject({ before: { resend: 0 }, after: { resend: 1 } });
  });

  it('has no entry for refused actions', async () => {
    const id = (await ask())!;
    await patch(id, { resend: 1 });
    await patch(id, { status: 2, Allowed_apprenticeships: [987_654] });
    expect(await entries()).toEqual([]);
  });
});

describe('a request in the list', () => {
  it('contains the name of the deciding editor, also in the conflict response', async () => {
    const id = (await ask())!;
    expect((await list())[0]).toMatchObject({ id, decided_by: '' });
    expect((await patch(id, { status: 3 })).decided_by).toBe('Eva Redlich');
    asEditor = await app.as(await addEditor());
    expect(await patch(id, { status: 2 })).toMatchObject({
      code: 'conflict',
      current: { status: 3, decided_by: 'Eva Redlich' },
    });
  });

  it('shows while it is open that its address has an account', async () => {
    const id = (await ask())!;
    expect((await list())[0].has_account).toBe(false);
    await addUser(app.database, { email: 'ute@kern.example' });
    expect((await list())[0].has_account).toBe(true);
    await patch(id, { status: 3 });
    expect((await list())[0].has_account).toBe(false);
  });

  it('is found by town, postcode and telephone, in any order of words', async () => {
    await ask();
    const counts = await Promise.all(
      ['06484', 'kern quedlinburg', '03946', 'quedlin kern ute', 'kern 39104'].map(
        async (search) =>
          (await app.get(`companies/request/?search=${encodeURIComponent(search)}`, asEditor)).body
            .count,
      ),
    );
    expect(counts).toEqual([1, 1, 1, 1, 0]);
  });
});
