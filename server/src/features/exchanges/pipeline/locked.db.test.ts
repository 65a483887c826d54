import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetImports } from '../../../../test/imports.ts';
import { Bench } from './pipeline.fixture.ts';

let bench: Bench;
let other: Bench;

const baker = { title: 'Ausbildung zum Bäcker (m/w/d)', description: 'Brot backen' };

beforeAll(async () => {
  bench = await Bench.open();
  other = await bench.other('Zweitbörse');
});

beforeEach(async () => {
  await bench.db.transaction(forgetImports);
  await bench.db.rows(sql`delete from locked_ad_texts`);
  await bench.run({ one: baker });
  await bench.db.rows(sql`
    update job_ads set lock_reason = 'duplicate', lock_note = 'Weg', locked_at = now()`);
});

const standing = async (of: Bench, externalId: string) => {
  const { published, lock_reason: reason } = await of.ad(externalId);
  return { published, reason };
};
const locked = { published: true, reason: 'duplicate' };

describe('an imported ad that editors have locked', () => {
  it('stays locked when its source drops it and brings it again', async () => {
    await bench.run({});
    expect(await standing(bench, 'one')).toEqual({ published: false, reason: 'duplicate' });
    await bench.run({ one: baker });
    expect(await standing(bench, 'one')).toEqual(locked);
    await bench.run({ one: { ...baker, title: 'Bäckerin werden', description: 'Neu' } });
    expect(await standing(bench, 'one')).toEqual(locked);
  });

  it('does not come back under another id', async () => {
    await bench.run({
      two: baker,
      three: { title: 'Koch', job: 'Koch/Köchin', description: 'Kochen' },
    });
    expect(await standing(bench, 'two')).toEqual(locked);
    expect(await standing(bench, 'three')).toEqual({ published: true, reason: null });
  });

  it('does not come back from another source, even where it was hidden or deleted', async () => {
    await bench.db.rows(sql`update job_ads set published = false`);
    await other.run({ two: baker });
    expect(await standing(other, 'two')).toEqual(locked);
    await bench.db.rows(sql`delete from job_ads`);
    await other.run({ two: baker, three: { ...baker, description: 'Neu' } });
    expect(await standing(other, 'three')).toEqual(locked);
  });
});
