import ICAL from 'ical.js';
import { sql } from '../../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsTest, type EventsTest } from '../../../events/own-events.fixture.ts';
import { berlinTimeZone } from './time-zone.ts';

let test: EventsTest;

const read = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url, headers });

/** Adds an accepted event. */
async function add(values: object = {}): Promise<number> {
  const id = await test.post(values);
  await test.setStatus(id, 2);
  return id;
}

/** The events of a file, read by an independent parser. */
async function eventsIn(url: string): Promise<ICAL.Event[]> {
  const { statusCode, body } = await read(url);
  expect(statusCode, url).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

async function fileOf(id: number): Promise<string> {
  const { headers } = await read(`/event/${id}.ics`);
  return String(headers.location);
}

const eventOf = async (id: number) => (await eventsIn(await fileOf(id)))[0]!;
const iso = (time: ICAL.Time) => time.toJSDate().toISOString();

const hostile = 'Tür, Tor; \\n "Auf"\u2028zu\tBEGIN:VEVENT Öl 🚗🚗🚗';

beforeAll(async () => {
  test = await eventsTest();
  test.setClock('2026-11-24T10:00:00Z');
});

/** Expects the lines of RFC 5545, 3.1, and the order of its grammar. */
function expectLines(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // eslint-disable-next-line no-control-regex
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(Buffer.from(text).toString()).toBe(text);
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z-]+=("[^"]*"|[^";:,]*))*:/);
  const [first, second] = lines;
  expect([first, second]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  // Properties of the calendar come before its components.
  const component = lines.findIndex((line) => line.startsWith('BEGIN:VTIMEZONE'));
  expect(component).toBeGreaterThan(2);
  let depth = 0;
  for (const line of lines.slice(component, -1)) {
    if (line.startsWith('BEGIN:')) depth += 1;
    expect(depth, line).toBeGreaterThan(0);
    if (line.startsWith('END:')) depth -= 1;
  }
  expect(depth).toBe(0);
}

describe('the calendar file of an event', () => {
  it('contains the event by the rules of RFC 5545, with any typed text', async () => {
    const id = await add({
      title: hostile,
      description: `<p>Erster; Absatz, mit Komma</p><p>${'Größe '.repeat(40)}</p>`,
      audiences: ['parents', 'pupils'],
    });
    const { body, headers } = await read(await fileOf(id));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expectLines(body);
    const [event] = await eventsIn(await fileOf(id));
    expect(event!.uid).toBe(`event-${id}@lehrpfad`);
    expect(event!.summary).toContain('Tür, Tor; \\n "Auf"');
    expect(event!.summary).toContain('BEGIN:VEVENT Öl 🚗🚗🚗');
    expect(event!.description).toMatch(/^Erster; Absatz, mit Komma\nGröße Größe/);
    expect(event!.description).toContain('Veranstalter: Elbe GmbH');
    expect(event!.description).toContain('Webseite: https://www.elbe.example/');
    expect(event!.location).toMatch(/^Elbe GmbH, .*, 39\d{3} /);
    const { component } = event!;
    expect(component.getFirstProperty('categories')!.getValues()).toEqual([
      'Schüler/innen',
      'Eltern',
    ]);
    expect(component.getFirstPropertyValue('url')).toMatch(new RegExp(`/event/${id}-`));
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(component.getFirstPropertyValue('geo')).toHaveLength(2);
  });

  it.each([
    ['in winter', {}, '2026-12-05T08:00:00.000Z', '2026-12-05T14:30:00.000Z'],
    [
      'in summer, for several days',
      { start_date: '2027-07-05', end_date: '2027-07-09' },
      '2027-07-05T07:00:00.000Z',
      '2027-07-09T13:30:00.000Z',
    ],
    [
      'over the night of the change of time',
      { start_date: '2027-03-27', end_date: '2027-03-28' },
      '2027-03-27T08:00:00.000Z',
      '2027-03-28T13:30:00.000Z',
    ],
    [
      'without an end, for several days',
      { end_date: '2026-12-06', end_time: '' },
      '2026-12-05T08:00:00.000Z',
      '2026-12-06T23:00:00.000Z',
    ],
    [
      'without an end on one day: at its start',
      { end_time: '' },
      '2026-12-05T08:00:00.000Z',
      '2026-12-05T08:00:00.000Z',
    ],
  ])('is on the clock of Germany %s', async (_, values, start, end) => {
    const event = await eventOf(await add(values));
    expect(event.startDate.isDate).toBe(false);
    expect(event.component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe('Europe/Berlin');
    expect([iso(event.startDate), iso(event.endDate)]).toEqual([start, end]);
  });

  it('takes whole days where there is no time, and ends on the day after', async () => {
    const event = await eventOf(
      await add({ end_date: '2026-12-06', start_time: '', end_time: '' }),
    );
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-05',
      '2026-12-07',
    ]);
  });

  it('is answered 304 until the event changes, and counts its changes', async () => {
    const id = await add();
    const url = await fileOf(id);
    const { etag } = (await read(url)).headers;
    expect((await read(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await read(url, { 'if-none-match': `"x", W/${String(etag)}` })).statusCode).toBe(304);
    const { sequence } = await eventOf(id);
    const change = { start_time: '10:00' };
    await test.app.patch(`events/patch/${id}/`, change, test.asEditor);
    const later = await eventOf(id);
    expect(later.sequence).toBeGreaterThan(sequence);
    expect((await read(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
    await test.app.patch(`events/patch/${id}/`, change, test.asEditor);
    expect((await eventOf(id)).sequence).toBe(later.sequence);
    // If a company moves, its events move with it.
    await test.app.database.rows(sql`update addresses set street = 'Neue Straße 1'
      where id = (select address_id from companies where id = ${test.company})`);
    const moved = await eventOf(id);
    expect(moved.sequence).toBe(later.sequence + 1);
    expect(moved.location).toContain('Neue Straße 1');
  });

  it('is cancelled if the event was withdrawn, with its public data only', async () => {
    const id = await add({ title: 'Bald weg' });
    const url = await fileOf(id);
    const { sequence } = await eventOf(id);
    await test.app.patch(`events/editor/patch/${id}/`, { status: 1 }, test.asEditor);
    await test.app.patch(`events/patch/${id}/`, { title: 'Ungeprüft' }, test.asCompany);
    const [event] = await eventsIn(url);
    expect(event!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event!.summary).toBe('Abgesagt: Bald weg');
    expect(event!.sequence).toBeGreaterThan(sequence);
    expect(event!.description).toBeNull();
    const [inFeed] = (await eventsIn('/events.ics')).filter(({ uid }) => uid === event!.uid);
    expect(inFeed!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    await test.app.patch(`events/editor/patch/${id}/`, { status: 2 }, test.asEditor);
    const back = await eventOf(id);
    expect([back.summary, back.component.getFirstPropertyValue('status')]).toEqual([
      'Ungeprüft',
      'CONFIRMED',
    ]);
    expect(back.sequence).toBeGreaterThan(event!.sequence);
    await test.app.patch(`events/patch/${id}/`, { deleted: true }, test.asCompany);
    expect((await eventOf(id)).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('does not exist for an event that was never public, is over, or whose company is locked', async () => {
    const pending = await test.post();
    const locked = await add({ Company: test.secondBranch });
    const withdrawn = await add({ Company: test.secondBranch });
    await test.setStatus(withdrawn, 3);
    const over = await add();
    await test.app.database.rows(
      sql`update events set start_date = '2026-11-01', end_date = '2026-11-02' where id = ${over}`,
    );
    await test.app.database.rows(
      sql`update companies set locked = true where id = ${test.secondBranch}`,
    );
    for (const id of [pending, locked, withdrawn, over, 999_999]) {
      const { statusCode, body } = await read(`/event/${id}.ics`);
      expect([id, statusCode]).toEqual([id, 404]);
      expect(body).not.toContain('VCALENDAR');
    }
    await test.app.database.rows(
      sql`update companies set locked = false where id = ${test.secondBranch}`,
    );
  });
});

describe('the calendar of a search for events', () => {
  it('applies the filters, names them, and tells programs how often to reload', async () => {
    const meant = await add({
      audiences: ['teachers'],
      start_date: '2027-02-10',
      end_date: '2027-02-10',
    });
    const other = await add({
      audiences: ['parents'],
      start_date: '2027-02-11',
      end_date: '2027-02-11',
    });
    const url = '/events.ics?city=Stendal&perimeter=100&month=2027-02&audience=teachers';
    const { body } = await read(url);
    expectLines(body);
    const uids = (await eventsIn(url)).map(({ uid }) => uid);
    expect(uids).toContain(`event-${meant}@lehrpfad`);
    expect(uids).not.toContain(`event-${other}@lehrpfad`);
    const calendar = new ICAL.Component(ICAL.parse(body));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
      'Lehrpfad-Events: Stendal\\, 100km · Februar 2027 · Lehrkräfte',
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
    expect(String(calendar.getFirstPropertyValue('source'))).toContain('&month=2027-02');
  });

  it('is a whole calendar where nothing is announced, and none for a place that does not exist', async () => {
    const { body } = await read('/events.ics?month=2031-01');
    expectLines(body);
    expect(body).not.toContain('VEVENT');
    for (const wrong of ['city=Entenhausen', 'month=2027-13', 'audience=a&audience=b'])
      expect((await read(`/events.ics?${wrong}`)).statusCode, wrong).toBe(400);
  });
});

it('the time zone has the offsets of Germany, hour by hour around each change for years', () => {
  const zone = new ICAL.Timezone(
    new ICAL.Component(
      ICAL.parse(`BEGIN:VCALENDAR\r\n${berlinTimeZone}\r\nEND:VCALENDAR`),
    ).getFirstSubcomponent('vtimezone')!,
  );
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  for (let year = 2024; year < 2040; year += 1) {
    for (const [month, days] of [
      [2, 31],
      [9, 31],
      [6, 2],
      [11, 2],
    ] as const) {
      for (let hour = 0; hour < days * 24; hour += 1) {
        const moment = new Date(Date.UTC(year, month, 1, hour, 30));
        const local = ICAL.Time.fromDateTimeString(clock.format(moment).replace(' ', 'T'));
        local.zone = zone;
        // The repeated hour in autumn is read as one of the two.
        const difference = local.toJSDate().getTime() - moment.getTime();
        expect([0, 3_600_000, -3_600_000], moment.toISOString()).toContain(difference);
        if (difference !== 0) expect(month).toBe(9);
      }
    }
  }
});
