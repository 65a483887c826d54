import { publicEvent } from '@lehrpfad/contract/events/events.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

interface EventValues {
  title: string;
  start_date?: string;
  end_date?: string;
  end_time?: string | null;
  status?: number;
  deleted?: boolean;
  digital?: boolean;
  company_id?: number;
}

async function addEvent(values: EventValues): Promise<void> {
  const row = {
    description: '<p>Komm vorbei</p>',
    weblink: 'www.messe.example',
    start_date: '2026-11-21',
    end_date: '2026-11-21',
    start_time: '09:00',
    status: 2,
    deleted: false,
    digital: false,
    ...values,
  };
  await app.database.rows(sql`
    insert into events (title, description, weblink, start_date, end_date, start_time, end_time, status, deleted, digital, company_id)
    select title, description, weblink, start_date, end_date, start_time, end_time, status, deleted, digital, company_id
    from jsonb_populate_record(null::events, ${JSON.stringify(row)}::jsonb)`);
}

beforeAll(async () => {
  // 11:00 in Germany
  app = await testApp({ clock: () => testDay });
  const company = await addCompany(app.database, {
    name: 'Elbe GmbH',
    logo: 'public/logos/elbe.webp',
  });
  const locked = await addCompany(app.database, { locked: true });
  await addEvent({
    title: 'Bald',
    start_date: '2026-12-01',
    end_date: '2026-12-02',
    company_id: company,
  });
  await addEvent({ title: 'Läuft noch', end_time: '11:30', digital: true });
  await addEvent({ title: 'Schon vorbei', end_time: '11:00' });
  await addEvent({ title: 'Ohne Ende bis Mitternacht', end_time: null });
  await addEvent({ title: 'Gestern', start_date: '2026-11-20', end_date: '2026-11-20' });
  await addEvent({ title: 'In Bearbeitung', status: 1, end_date: '2026-12-31' });
  await addEvent({ title: 'Abgelehnt', status: 3, end_date: '2026-12-31' });
  await addEvent({ title: 'Gelöscht', deleted: true, end_date: '2026-12-31' });
  await addEvent({ title: 'Gesperrte Firma', company_id: locked, end_date: '2026-12-31' });
});

describe('public events', () => {
  it('are those accepted, not over, not deleted, of companies that are not locked; the next one first', async () => {
    const { body } = await app.get('events/');
    expect(body.map(({ title }: { title: string }) => title)).toEqual([
      'Läuft noch',
      'Ohne Ende bis Mitternacht',
      'Bald',
    ]);
    for (const event of body) expect(publicEvent.strict().parse(event)).toEqual(event);
  });

  it("take place at the company's address unless they are digital", async () => {
    const { body } = await app.get('events/');
    const [digital, , atCompany] = body;
    expect(digital).toMatchObject({ digital: true, Address: null });
    expect(atCompany).toMatchObject({
      Company: { name: 'Elbe GmbH' },
      Address: { street: 'Breite Straße 1', City: { city: 'Stendal', postcode: '39576' } },
      start_time: '09:00',
      end_time: null,
    });
  });
});
