import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetImports } from '../../../../test/imports.ts';
import { PipelineFixture } from './pipeline.fixture.ts';

let fixture: PipelineFixture;
let other: PipelineFixture;

const baker = { title: 'Ausbildung zum Bäcker (m/w/d)', description: 'Brot backen' };

beforeAll(async () => {
  fixture = await PipelineFixture.open();
  other = await fixture.other('Zweitbörse');
});

beforeEach(async () => {
  await fixture.db.transaction(forgetImports);
  await fixture.db.rows(sql`delete from locked_ad_texts`);
  await fixture.run({ one: baker });
  await fixture.db.rows(sql`
    update job_ads set lock_reason = 'duplicate', lock_note = 'Weg', locked_at = now()`);
});

const standing = async (of: PipelineFixture, externalId: string) => {
  const { published, lock_reason: reason } = await of.ad(externalId);
  return { published, reason };
};
const locked = { published: true, reason: 'duplicate' };

describe('an imported ad that editors have locked', () => {
  it('stays locked when its source drops it and brings it again', async () => {
    await fixture.run({});
    expect(await standing(fixture, 'one')).toEqual({ published: false, reason: 'duplicate' });
    await fixture.run({ one: baker });
    expect(await standing(fixture, 'one')).toEqual(locked);
    await fixture.run({ one: { ...baker, title: 'Bäckerin werden', description: 'Neu' } });
    expect(await standing(fixture, 'one')).toEqual(locked);
  });

  it('does not come back under another id', async () => {
    await fixture.run({
      two: baker,
      three: { title: 'Koch', job: 'Koch/Köchin', description: 'Kochen' },
    });
    expect(await standing(fixture, 'two')).toEqual(locked);
    expect(await standing(fixture, 'three')).toEqual({ published: true, reason: null });
  });

  it('does not come back from another source, even where it was hidden or deleted', async () => {
    await fixture.db.rows(sql`update job_ads set published = false`);
    await other.run({ two: baker });
    expect(await standing(other, 'two')).toEqual(locked);
    await fixture.db.rows(sql`delete from job_ads`);
    await other.run({ two: baker, three: { ...baker, description: 'Neu' } });
    expect(await standing(other, 'three')).toEqual(locked);
  });
});
