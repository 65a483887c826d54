import writeXlsxFile from 'write-excel-file/node';
import { removePastWeeks } from '../../job-ads/publishing/publishing-store.ts';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkshop, type Account, type Workshop } from '../../job-ads/own-ads.fixture.ts';
import { csv, sendTable, type TestRow } from './upload.fixture.ts';

let workshop: Workshop;
let branch: string;

beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.app.database.rows<{ name: string }>(sql`
    select name from professions where id = ${workshop.profession}`);
  branch = row?.name ?? '';
});

const take = (account: Account, rows: readonly TestRow[]) =>
  sendTable(workshop, account, csv(rows.map((row) => ({ Branche: branch, ...row }))));
const preview = (account: Account, rows: readonly TestRow[]) =>
  sendTable(workshop, account, csv(rows.map((row) => ({ Branche: branch, ...row }))), 'preview');
const outcomes = ({ body }: Awaited<ReturnType<typeof take>>) =>
  body.rows.map(({ outcome }) => outcome);
const ads = async ({ headers }: Account) =>
  (await workshop.app.get('jobdescriptions/own/', headers)).body;

describe('a table of ads', () => {
  it('becomes ads of the company that a search finds at once', async () => {
    const account = await workshop.account();
    const title = 'Ausbildung Kornspeicherbäcker';
    const { status, body } = await take(account, [
      { Titel: title, Beginn: '01.08.2027', Beschreibung: 'Brot backen\n\n- früh\n- frisch' },
    ]);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(body.rows).toMatchObject([
      { row: 2, outcome: 'created', job_name: 'Bäcker/-in', errors: [] },
    ]);
    expect(body.run).toMatchObject({ state: 'done', counts: { created: 1, rejected: 0 } });
    expect(await ads(account)).toMatchObject([
      {
        id: body.rows[0]?.job_ad,
        title,
        external: '',
        job_start: '2027-08-01',
        published: true,
        publish_date: '2026-11-21',
        last_updated_by: 'Mia Möhring',
        details: '<p>Brot backen</p><ul><li>früh</li><li>frisch</li></ul>',
        Companies: [{ id: account.companies[0] }],
      },
    ]);
    expect(await workshop.search('Kornspeicherbäcker')).toEqual([title]);
  });

  it('may say that there is no last day', async () => {
    const account = await workshop.account();
    const { body } = await preview(account, [
      { Kennung: 'O', Titel: 'Ausbildung Ofenbau', Ende: 'unbefristet', Bewerbungsfrist: 'keine' },
      { Kennung: 'T', Titel: 'Ausbildung Teigbau', Ende: '-', Bewerbungsfrist: 'k. A.' },
    ]);
    expect(body.rows).toMatchObject([
      { outcome: 'created', errors: [] },
      { outcome: 'created', errors: [] },
    ]);
  });

  it('tells before it is taken what would happen, and writes nothing', async () => {
    const account = await workshop.account();
    const { body } = await preview(account, [{}, { Kennung: 'A-2', Titel: '' }]);
    expect(body.rows).toMatchObject([
      { row: 2, outcome: 'created', job_ad: null },
      { row: 3, outcome: 'rejected', errors: [{ column: 'Titel', message: 'Pflichtfeld!' }] },
    ]);
    expect(await ads(account)).toEqual([]);
    const [counted] = await workshop.app.database.rows<{ count: number }>(sql`
      select count(*)::int as count from exchanges where user_id = ${account.userId}`);
    expect(counted?.count).toBe(0);
  });

  it('changes nothing when it comes once more', async () => {
    const account = await workshop.account();
    const rows: readonly TestRow[] = [{}, { Kennung: '', Titel: 'Ohne Kennung' }];
    await take(account, rows);
    const before = await ads(account);
    const records = () =>
      workshop.app.database.rows(sql`
        select r.* from exchange_records r join exchanges e on e.id = r.exchange_id
        where e.user_id = ${account.userId} order by r.id`);
    const kept = await records();
    const again = await take(account, rows);
    expect(outcomes(again)).toEqual(['unchanged', 'unchanged']);
    expect(again.body.run.counts).toMatchObject({ unchanged: 2, created: 0, changed: 0 });
    expect(await ads(account)).toEqual(before);
    expect(await records()).toEqual(kept);
  });

  it('takes a job that begins on no certain day once, however that is said', async () => {
    const account = await workshop.account();
    const said = (Beginn: string) => take(account, [{ Kennung: '', Art: 'A', Beginn }]);
    expect(outcomes(await said('ab sofort'))).toEqual(['created']);
    for (const again of ['ab sofort', 'nach Absprache', ''])
      expect(outcomes(await said(again))).toEqual(['unchanged']);
    expect(await ads(account)).toMatchObject([{ job_start: null }]);
  });

  it('makes each ad once although it is sent twice at the same moment', async () => {
    const account = await workshop.account();
    const answers = await Promise.all([take(account, [{}]), take(account, [{}])]);
    expect(answers.flatMap(outcomes).sort()).toEqual(['created', 'unchanged']);
    expect(await ads(account)).toHaveLength(1);
  });

  it('changes the ad of the same Kennung, and leaves those alone that it does not name', async () => {
    const account = await workshop.account();
    const first = await take(account, [{}, { Kennung: 'B', Titel: 'Bleibt' }]);
    const second = await take(account, [{ Titel: 'Anderer Titel' }]);
    expect(outcomes(second)).toEqual(['changed']);
    expect(second.body.rows[0]?.job_ad).toBe(first.body.rows[0]?.job_ad);
    const titles = (await ads(account)).map((ad: { title: string }) => ad.title);
    expect(titles.sort()).toEqual(['Anderer Titel', 'Bleibt']);
  });

  it('leaves alone what has been edited or deleted here since', async () => {
    const account = await workshop.account();
    const rows: readonly TestRow[] = [{}, { Kennung: 'B', Titel: 'Wird gelöscht' }];
    const { body } = await take(account, rows);
    const [edited, deleted] = body.rows.map(({ job_ad }) => job_ad);
    const { app } = workshop;
    await app.patch(`jobdescriptions/patch/${edited}/`, { title: 'Von Hand' }, account.headers);
    await app.delete(`jobdescriptions/delete/${deleted}/`, account.headers);
    const again = await take(account, [{ Titel: 'Aus der Tabelle' }, rows[1] ?? {}]);
    expect(again.body.rows).toMatchObject([
      { outcome: 'left-alone', reason: 'Die Anzeige wurde hier inzwischen bearbeitet.' },
      { outcome: 'left-alone', reason: 'Die Anzeige wurde hier gelöscht.' },
    ]);
    expect((await ads(account)).map((ad: { title: string }) => ad.title)).toEqual(['Von Hand']);
  });

  it('moves an ad to the branch that its row names now', async () => {
    const account = await workshop.account(2);
    const [one, two] = account.companies.map(String);
    await take(account, [{ Filiale: one ?? '' }]);
    const moved = await take(account, [{ Filiale: two ?? '' }]);
    expect(outcomes(moved)).toEqual(['changed']);
    expect(await ads(account)).toMatchObject([{ Companies: [{ id: Number(two) }] }]);
    expect(outcomes(await take(account, [{ Filiale: two ?? '' }]))).toEqual(['unchanged']);
  });

  it('says what is wrong by row and column, by the rules of the form, and takes the rest', async () => {
    const account = await workshop.account(2);
    const [company] = account.companies.map(String);
    const here = { Filiale: company ?? '' };
    const answer = await take(account, [
      here,
      { ...here, Kennung: '2', Titel: 'x'.repeat(101), Art: 'Job', Beginn: '31.02.2027' },
      { ...here, Kennung: '3', Berufsbezeichnung: 'Bäker', 'Sichtbar bis': '01.01.2020' },
      { ...here, Kennung: '4', Berufsbezeichnung: 'Koch/Köchin', Beschreibung: '' },
      { ...here, Kennung: '5', Beginn: '01.08.2027', Ende: '01.07.2027', Branche: 'Gibt es nicht' },
      { Kennung: '6', Filiale: 'Nirgendwo' },
      { Kennung: '7', Filiale: '' },
      { ...here, Kennung: '3' },
      { ...here, Kennung: '#1' },
    ]);
    const errors = Object.fromEntries(
      answer.body.rows.map((row) => [
        row.row,
        Object.fromEntries(row.errors.map(({ column, message }) => [column, message])),
      ]),
    );
    expect(errors).toMatchObject({
      2: {},
      3: {
        Titel: 'Max. 100 Zeichen!',
        Art: 'Ausbildung oder Praktikum.',
        Beginn: 'Ungültiges Datum. Erwartet wird TT.MM.JJJJ.',
      },
      4: {
        Berufsbezeichnung: 'Berufsbezeichnung nicht im System! Meinten Sie „Bäcker/-in“?',
        'Sichtbar bis': 'Das Datum liegt in der Vergangenheit.',
      },
      5: { Beschreibung: 'Pflichtfeld!' },
      6: {
        Ende: 'Das Ende liegt vor dem Beginn.',
        Branche: expect.stringContaining('gibt es nicht. Zur Wahl stehen: '),
      },
      7: { Filiale: expect.stringContaining('Firma nicht im System! Ihre Filialen: ') },
      8: { Filiale: expect.stringMatching(/^Pflichtfeld! Ihre Filialen: \d+ \(.+\); \d+ \(/) },
      9: { Kennung: 'Diese Kennung steht schon in Zeile 4.' },
      10: { Kennung: 'Die Kennung darf nicht mit # beginnen.' },
    });
    expect(answer.body.run.counts).toMatchObject({ created: 1, rejected: 8 });
    expect(await ads(account)).toHaveLength(1);
  });

  it('names weeks and places; only weeks that somebody has changed count as an edit', async () => {
    const account = await workshop.account();
    const row: TestRow = {
      Art: 'Praktikum',
      'Freie Plätze': '2 von 3',
      Praktikumswochen: 'KW 2/2027: 2; KW 3/2027: 1 von 2',
    };
    const second = { monday: '2027-01-18', places: 2, free: 1 };
    const { body } = await take(account, [row, { ...row, Kennung: 'B', Praktikumswochen: 'bald' }]);
    expect(body.rows[1]?.errors).toMatchObject([
      { column: 'Praktikumswochen', message: expect.stringContaining('„bald“ ist keine Woche.') },
    ]);
    expect(await ads(account)).toMatchObject([
      {
        total_places: 3,
        free_places: 2,
        internship_weeks: [{ monday: '2027-01-11', places: 2, free: 2 }, second],
      },
    ]);
    workshop.setClock('2027-01-19T10:00:00Z');
    await removePastWeeks(workshop.app.database, new Date('2027-01-19T10:00:00Z'));
    expect(await ads(account)).toMatchObject([{ internship_weeks: [second] }]);
    expect(outcomes(await take(account, [row]))).toEqual(['unchanged']);
    expect(outcomes(await take(account, [{ ...row, Titel: 'Neu' }]))).toEqual(['changed']);
    const weeks = { internship_weeks: [{ ...second, free: 0 }] };
    await workshop.app.patch(
      `jobdescriptions/patch/${body.rows[0]?.job_ad}/`,
      weeks,
      account.headers,
    );
    expect(outcomes(await take(account, [row]))).toEqual(['left-alone']);
    workshop.setClock('2026-11-21T10:00:00Z');
  });

  it('lets a company train only for what it may, and names what that is', async () => {
    const account = await workshop.account();
    const { body } = await preview(account, [
      { Berufsbezeichnung: 'Tischler/-in' },
      { Kennung: '2', Art: 'Praktikum', Berufsbezeichnung: 'Tischler/-in' },
    ]);
    expect(body.rows).toMatchObject([
      {
        errors: [
          {
            column: 'Berufsbezeichnung',
            message:
              'Alle Einträge müssen aus der Liste sein: Bäcker/-in. „Tischler/-in“ ist für diese Filiale nicht bestätigt. Weitere Berufe fragen Sie in der Filialenverwaltung mit „Berufe anfragen“ an.',
          },
        ],
      },
      { outcome: 'created' },
    ]);
  });

  it('tells of the occupation together with all other errors of the row', async () => {
    const account = await workshop.account();
    const { body } = await preview(account, [
      {
        Berufsbezeichnung: 'Tischler/-in',
        Titel: '',
        Beginn: 'bald',
        Branche: 'Gibt es nicht',
        'Sichtbar bis': '01.01.2020',
      },
    ]);
    const columns = body.rows[0]?.errors.map(({ column }: { column: string }) => column);
    expect(columns?.toSorted()).toEqual(
      ['Titel', 'Beginn', 'Branche', 'Berufsbezeichnung', 'Sichtbar bis'].toSorted(),
    );
  });

  it('reads the headings, kinds and occupations that people use', async () => {
    const account = await workshop.account();
    const table = [
      'Stellenangebote 2027;;;;',
      'Stellenbezeichnung;Stellenart;Ausbildungsberuf;Ausbildungsbeginn;Text;Vergütung',
      'Bäckerin gesucht;Azubi;Bäckerin (m/w/d);1. August 2027;Brot backen;900 €',
      'Backstube;Lehre;BAECKER;08/2027;Teig',
      'Schnuppern;Schülerpraktikum;Köchin;;Zusehen',
      'Büro;Praktikant/in;Industriekauffrau;;Zusehen',
      'Aushilfe;Minijob;Köchin;;Spülen',
      'Studium;Duales Studium;Bäckerin;;Backen',
      'Kunst;Praktikum;Quantenschmied;;Formen',
    ].join('\n');
    const { body } = await sendTable(workshop, account, Buffer.from(table), 'preview');
    const told = body.rows.map((row) => [
      row.row,
      row.job_name,
      row.errors.map(({ message }) => message),
    ]);
    expect(told).toEqual([
      [3, 'Bäcker/-in', []],
      [4, 'Bäcker/-in', []],
      [5, 'Koch/Köchin', []],
      [6, 'Industriekaufmann/-frau', []],
      [7, 'Koch/Köchin', ['Ausbildung oder Praktikum.']],
      [8, 'Bäcker/-in', []],
      [9, '', [expect.stringContaining('Berufe anfragen')]],
    ]);
    expect(body.unknown_columns).toEqual(['Vergütung']);
    expect(body.notes).toEqual([
      'Gelesen wurde „Stellenbezeichnung“ als „Titel“, „Stellenart“ als „Art“, „Ausbildungsberuf“ als „Berufsbezeichnung“, „Ausbildungsbeginn“ als „Beginn“, „Text“ als „Beschreibung“.',
    ]);
  });

  it('reads short headings and kinds of one letter, and all places beside the free ones', async () => {
    const account = await workshop.account();
    const table = [
      'Titel;Ausb./Prakt.;Beruf;Text;Azubi-Gehalt 1. Lj.;Gehalt 2. LJ;Plätze;davon frei',
      'Backstube;A;Bäckerin;Brot;900;1000;3;2',
      'Zusehen;P;Köchin;Suppe;;;;',
    ].join('\n');
    const { body } = await sendTable(workshop, account, Buffer.from(table));
    expect(body).toMatchObject({ unknown_columns: [], run: { counts: { created: 2 } } });
    const conditions = { pay_year_1: 900, pay_year_2: 1000, total_places: 3, free_places: 2 };
    expect(await ads(account)).toMatchObject([
      { title: 'Zusehen', job_type: 1 },
      { title: 'Backstube', job_type: 2, ...conditions },
    ]);
  });

  it('tells of a wrong deadline once, not for a last day for which it has no column', async () => {
    const account = await workshop.account();
    const table = [
      'Titel;Art;Berufsbezeichnung;Beschreibung;Bewerbungsfrist',
      'Backstube;Ausbildung;Bäckerin;Brot;bis Ostern',
    ].join('\n');
    const { body } = await sendTable(workshop, account, Buffer.from(table), 'preview');
    expect(body.rows[0]?.errors.map(({ column }) => column)).toEqual(['Bewerbungsfrist']);
  });

  it('is the sheet of a workbook that was chosen, and nothing of the others', async () => {
    const account = await workshop.account();
    const headings = ['Kennung', 'Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
    const sheet = (name: string, ...row: readonly string[]) => ({
      sheet: name,
      data: [headings, row].map((cells) => cells.map((value) => ({ value }))),
    });
    const file = await writeXlsxFile([
      sheet('Ausbildung', 'A-1', 'Ausbildung zum Bäcker', 'Ausbildung', 'Bäcker/-in', 'Backen'),
      sheet('Praktika', 'P-1', 'Praktikum am Ofen', 'Praktikum', 'Bäcker/-in', 'Zusehen'),
    ]).toBuffer();
    const found = await sendTable(workshop, account, file, 'preview');
    expect(found.body.rows.map(({ title }) => title)).toEqual(['Ausbildung zum Bäcker']);
    expect(found.body.sheets).toEqual([
      { number: 1, name: 'Ausbildung', is_read: true },
      { number: 2, name: 'Praktika', is_read: false },
    ]);
    const chosen = await sendTable(workshop, account, file, 'take', { sheet: 2 });
    expect(chosen.body.rows).toMatchObject([{ title: 'Praktikum am Ofen', outcome: 'created' }]);
    expect((await ads(account)).map(({ title }: { title: string }) => title)).toEqual([
      'Praktikum am Ofen',
    ]);
    const missing = await sendTable(workshop, account, file, 'take', { sheet: 3 });
    expect(missing).toMatchObject({
      status: 400,
      body: { errors: { file: ['Dieses Blatt gibt es in der Datei nicht.'] } },
    });
  });

  it('never overwrites the ad of one sheet with that of another which has the same Kennung', async () => {
    const account = await workshop.account();
    const headings = ['Kennung', 'Titel', 'Art', 'Berufsbezeichnung', 'Branche', 'Beschreibung'];
    const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
      sheet: name,
      data: [headings, ...rows].map((cells) => cells.map((value) => ({ value }))),
    });
    const row = (id: string, title: string, type: string) =>
      [id, title, type, 'Bäcker/-in', branch, 'Backen'] as const;
    const file = await writeXlsxFile([
      sheet('Ausbildung', row('1', 'Ausbildung zum Bäcker', 'Ausbildung')),
      sheet('Praktika', row('1', 'Am Ofen', 'Praktikum'), row('2', 'Im Laden', 'Praktikum')),
    ]).toBuffer();
    await sendTable(workshop, account, file, 'take', { sheet: 1 });
    const { body } = await sendTable(workshop, account, file, 'take', { sheet: 2 });
    const message =
      'Diese Kennung steht auch in Zeile 2 des Blatts „Ausbildung“. Geben Sie jeder Anzeige der Datei eine eigene.';
    expect(body.rows).toMatchObject([
      { title: 'Am Ofen', outcome: 'rejected', errors: [{ column: 'Kennung', message }] },
      { title: 'Im Laden', outcome: 'created', errors: [] },
    ]);
    const titles = (await ads(account)).map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(['Ausbildung zum Bäcker', 'Im Laden']);
  });

  it('takes the branch of trade from the job name where none is named', async () => {
    const account = await workshop.account();
    const { app, baker, profession } = workshop;
    const set = (id: number | null) =>
      app.database.rows(sql`update job_names set profession_id = ${id} where id = ${baker}`);
    await set(null);
    const without = await preview(account, [{ Branche: '' }]);
    expect(without.body.rows[0]?.errors).toEqual([
      { column: 'Branche', message: 'Bitte Branche auswählen.' },
    ]);
    await set(profession);
    await take(account, [{ Branche: '' }]);
    expect(await ads(account)).toMatchObject([{ Profession: { id: profession } }]);
  });
});
