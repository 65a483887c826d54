import { describe, expect, it } from 'vitest';
import { isRejected, type ImportedAd } from './imported-ad.ts';
import { testAdapter, testToday, type TestRecord } from './pipeline.fixture.ts';
import { validate } from './validate.ts';

const read = (record: TestRecord) =>
  validate(testAdapter.normalise(record, undefined as never), testToday);

function ad(record: TestRecord): ImportedAd {
  const found = read(record);
  if (isRejected(found)) throw new Error(found.rejected);
  return found;
}

describe('an ad', () => {
  it.each([
    [{ title: ' ' }, 'no-title', ''],
    [{ link: 'http://boerse.example', description: ' ' }, 'no-content', ''],
    [{ link: '', description: '<p>&nbsp;</p><br>\u200B', html: true }, 'no-content', ''],
    [{ company: '' }, 'no-company', ''],
    [{ country: 'AT' }, 'foreign-place', 'AT'],
    [{ postcode: '', town: ' ' }, 'no-place', ''],
    [{ lastDay: '2026-11-20' }, 'expired', '2026-11-20'],
  ])('of %j is refused: %s', (record, rejected, detail) => {
    expect(read(record)).toMatchObject({ rejected, detail });
  });

  it('that is refused says which it was', () => {
    expect(read({ title: 'Koch', company: 'Krug', country: 'FR' })).toMatchObject({
      title: 'Koch',
      company: 'Krug',
    });
  });

  it('may have a long title, no start, no occupation, no state and no country', () => {
    const title = `Ausbildung ${'sehr '.repeat(50)}lang`;
    expect(ad({ title, job: '', state: '', country: '' })).toMatchObject({
      title,
      start: null,
      jobNames: [],
    });
    expect(ad({ lastDay: testToday }).lastDay).toBe(testToday);
  });

  it('has a title of at most 300 characters', () => {
    const { title } = ad({ title: 'x'.repeat(301) });
    expect(title).toBe(`${'x'.repeat(299)}…`);
  });

  it('has a title that is not longer than that by a chain of joined emojis, which counts as one character', () => {
    const { title } = ad({ title: `Koch ${'👩\u200d'.repeat(4000)}` });
    expect(title).toMatch(/^Koch (?:👩\u200d){100,400}…$/u);
    expect(title.isWellFormed()).toBe(true);
    const family = '👨\u200d👩\u200d👧';
    expect(ad({ title: `Koch ${family.repeat(100)}` }).title).toBe(`Koch ${family.repeat(100)}`);
  });

  it('loses what is no day, no postcode, no secure link, and signs that nobody sees', () => {
    expect(
      ad({
        title: ' Koch\u0000\n\u200B(m/w/d) ',
        start: '2027-02-30',
        published: '0001-01-01',
        postcode: '3957',
        link: 'http://boerse.example',
      }),
    ).toMatchObject({
      title: 'Koch (m/w/d)',
      start: null,
      published: null,
      link: '',
      place: { postcode: '' },
    });
  });

  it('has no telephone number in its title', () => {
    expect(ad({ title: 'Koch gesucht, Tel. 0391 12345' }).title).not.toMatch(/\d/);
  });
});
