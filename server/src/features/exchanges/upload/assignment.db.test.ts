import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../core/database/drizzle.ts';
import { openWorkshop, type Account, type Workshop } from '../../job-ads/own-ads.fixture.ts';
import { sendTable } from './upload.fixture.ts';

let workshop: Workshop;
let profession: string;

beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.app.database.rows<{ name: string }>(sql`
    select name from professions where id = ${workshop.profession}`);
  profession = row?.name ?? '';
});

const listOf = (title: string) =>
  Buffer.from(`Wer;Bei uns heißt es;Was;Feld\nBäcker/-in;${title};Brot backen;${profession}`);

const assignment: TableAssignment = {
  columns: {
    Wer: ['jobName'],
    'Bei uns heißt es': ['title'],
    Was: ['details'],
    Feld: ['profession'],
  },
  job_type: 2,
};

const adsOf = async ({ headers }: Account) =>
  (await workshop.app.get('jobdescriptions/own/', headers)).body as { title: string }[];

describe('the columns of a table', () => {
  it('are asked for if needed ones are not recognised; nothing is taken before', async () => {
    const account = await workshop.account();
    const asked = await sendTable(workshop, account, listOf('Ofen'), 'preview');
    expect(asked).toMatchObject({
      status: 200,
      body: { rows: [], problem: expect.stringContaining('wurden nicht gefunden') },
    });
    expect(asked.body.columns).toContainEqual({ name: 'Was', example: 'Brot backen' });
    const taken = await sendTable(workshop, account, listOf('Ofen'));
    expect(taken).toMatchObject({ status: 400, body: { errors: { file: [asked.body.problem] } } });
    expect(await adsOf(account)).toEqual([]);
  });

  it('are read as they were assigned, and so again in the next table, not in a preview alone', async () => {
    const account = await workshop.account();
    const preview = (title: string, options = {}) =>
      sendTable(workshop, account, listOf(title), 'preview', options);
    expect((await preview('Ofen', { assignment })).body).toMatchObject({
      problem: '',
      rows: [{ outcome: 'created', title: 'Ofen', job_name: 'Bäcker/-in', errors: [] }],
      assignment,
    });
    expect((await preview('Ofen')).body.problem).not.toBe('');
    await sendTable(workshop, account, listOf('Ofen'), 'take', { assignment });
    expect(await adsOf(account)).toMatchObject([{ title: 'Ofen', job_type: 2 }]);
    expect((await preview('Teig')).body).toMatchObject({ problem: '', assignment });
    const again = await sendTable(workshop, account, listOf('Teig'));
    expect(again.body.run.counts).toMatchObject({ created: 1, rejected: 0 });
    const other = await workshop.account();
    expect((await sendTable(workshop, other, listOf('Ofen'), 'preview')).body.problem).not.toBe('');
  });

  it.each([
    ['no column of ours', { columns: { Wer: ['password'] }, job_type: null }],
    ['another kind', { columns: {}, job_type: 3 }],
    [
      'too many columns',
      {
        columns: Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`S${at}`, []])),
        job_type: null,
      },
    ],
    ['a name without end', { columns: { ['x'.repeat(201)]: [] }, job_type: null }],
  ])('are no %s', async (_, wrong) => {
    const account = await workshop.account();
    const options = { assignment: wrong as unknown as TableAssignment };
    expect(await sendTable(workshop, account, listOf('Ofen'), 'preview', options)).toMatchObject({
      status: 400,
    });
  });
});
