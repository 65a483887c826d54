import { describe, expect, it } from 'vitest';
import { qualityHintsOf, capitalsIn, type WrittenAd } from './quality-hints.ts';

const list = `<ul>${'<li>Wir zeigen dir, wie Brot entsteht.</li>'.repeat(10)}</ul>`;

const good: WrittenAd = {
  title: 'Bäcker/-in',
  job_type: 2,
  Job_name: { name: 'Bäcker/-in' },
  details: list,
  annotation: '',
  typical_day: '',
  certificate: 'none',
  pay_year_1: '900',
  pay_year_2: '',
  pay_year_3: '',
  pay_year_4: '',
};

const fieldsOf = (wishes: Partial<WrittenAd>) =>
  qualityHintsOf({ ...good, ...wishes }).map(({ field }) => field);
const textOf = (wishes: Partial<WrittenAd>) =>
  qualityHintsOf({ ...good, ...wishes }).map(({ text }) => text);

describe('hints', () => {
  it('are none for an ad that says everything, and for one that has not been begun', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(
      fieldsOf({ title: '', details: '', job_type: null, certificate: '', pay_year_1: '' }),
    ).toEqual([]);
  });

  it('ask for pay and certificate of an Ausbildung only', () => {
    expect(fieldsOf({ pay_year_1: ' ', certificate: '' })).toEqual(['pay_year_1', 'certificate']);
    expect(fieldsOf({ job_type: 1, pay_year_1: '', certificate: '' })).toEqual([]);
    expect(fieldsOf({ pay_year_1: '', pay_year_3: '1100' })).toEqual([]);
  });

  it('ask for what is learnt: in more than a sentence, and in a list', () => {
    expect(textOf({ details: '<p>Wir backen jede Nacht.</p>' })).toEqual([
      expect.stringContaining('Bisher sind es 22 Zeichen, gut sind ab 300.'),
    ]);
    const prose = `<p>${'Wir backen jede Nacht. '.repeat(20)}</p>`;
    expect(textOf({ details: prose })).toEqual([expect.stringContaining('in einer Liste')]);
  });

  it('tell of capitals that shout in title and texts', () => {
    expect(fieldsOf({ title: 'AUSBILDUNG in Halle' })).toEqual(['title']);
    expect(fieldsOf({ annotation: '<p>RUF UNS SCHNELL AN</p>' })).toEqual(['details']);
    expect(textOf({ title: 'JETZT NOCH BEWERBEN! Lehre' })).toEqual([
      'Schreiben Sie „JETZT NOCH BEWERBEN“ nicht in Großbuchstaben.',
    ]);
    // Words of two paragraphs are not counted together.
    expect(fieldsOf({ details: `${list}<p>bei EDEKA</p><p>DEKRA prüft</p>` })).toEqual([]);
  });

  it('tell of a title in one gender', () => {
    expect(fieldsOf({ title: 'Ausbildung zum Bäcker' })).toEqual(['title']);
    expect(fieldsOf({ title: 'Ausbildung zum Bäcker (m/w/d)' })).toEqual([]);
  });

  it('tell of texts longer than three screens of a phone, all of them counted', () => {
    const part = `<p>${'Wir backen. '.repeat(160)}</p>`;
    expect(fieldsOf({ details: list + part })).toEqual([]);
    expect(fieldsOf({ details: list + part + part, annotation: part })).toEqual(['details']);
    // Many short lines need as much space.
    expect(fieldsOf({ details: list + '<p>Brot</p>'.repeat(100) })).toEqual(['details']);
  });

  it('tell of long sentences by the figure that editors know', () => {
    const sentence = 'Wir zeigen dir in aller Ruhe und an jedem Tag, wie Brot entsteht. ';
    expect(textOf({ details: `<ul><li>${sentence.repeat(6)}</li></ul>` })).toEqual([
      expect.stringContaining(
        'Im Durchschnitt haben sie 13 Wörter, leicht zu lesen sind bis zu 10.',
      ),
    ]);
  });
});

it.each([
  ['Ausbildung bei EDEKA und REWE', ''],
  ['IHK AOK DRK', ''],
  ['Bäcker (M/W/D) IN HALLE', ''],
  ['KFZ-MECHATRONIKER gesucht', 'KFZ MECHATRONIKER'],
  ['Wir suchen VERSTÄRKUNG', 'VERSTÄRKUNG'],
  ['', ''],
])('shouted in „%s“: „%s“', (text, shouted) => {
  expect(capitalsIn(text)).toBe(shouted);
});
