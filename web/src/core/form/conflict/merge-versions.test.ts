import { describe, expect, it } from 'vitest';
import { mergedText, mergeVersions, type Theirs } from './merge-versions.ts';

interface Values {
  readonly title: string;
  readonly start: string;
  readonly job: { readonly id: number; readonly name: string } | null;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly address: { readonly street: string; readonly town: string };
  readonly logo?: Blob | null | undefined;
  readonly file: readonly object[];
}

const begun: Values = {
  title: 'Alt',
  start: '2027-08-01',
  job: { id: 1, name: 'Koch' },
  companies: [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ],
  address: { street: 'Weg 1', town: 'Halle' },
  logo: undefined,
  file: [{ id: 1, name: 'Haus.pdf' }],
};
const theirs = (values: Partial<Values>, pictures: string[] = []): Theirs<Values> => ({
  values: { ...begun, ...values },
  version: 'v2',
  pictures,
});
const merge = (own: Partial<Values>, other: Theirs<Values>) =>
  mergeVersions({ begun, own: { ...begun, ...own }, theirs: other }, ['file', 'logo']);

describe('two versions of the same', () => {
  it('go together where each side has changed other fields', () => {
    const merged = merge({ title: 'Meins' }, theirs({ start: '2027-09-01' }));
    expect(merged.own).toEqual({ ...begun, title: 'Meins', start: '2027-09-01' });
    expect(merged).toMatchObject({ taken: ['start'], conflicts: [] });
    expect(merged.begun).toEqual({ ...begun, start: '2027-09-01' });
  });

  it('are in conflict in the fields that both have changed, and in those alone', () => {
    const other = theirs({ title: 'Ihres', start: '2027-09-01' });
    const merged = merge({ title: 'Meins' }, other);
    expect(merged).toMatchObject({ taken: ['start'], conflicts: ['title'] });
    expect(merged.own).toMatchObject({ title: 'Meins', start: '2027-09-01' });
    expect(merged.begun, 'what is open still counts from where both began').toMatchObject({
      title: 'Alt',
      start: '2027-09-01',
    });
  });

  it('are in no conflict where both have done the same', () => {
    const merged = merge({ title: 'Neu' }, theirs({ title: 'Neu' }));
    expect(merged).toMatchObject({ taken: [], conflicts: [] });
  });

  it('count what was chosen, not what it is called or in which order', () => {
    const renamed = theirs({
      job: { id: 1, name: 'Koch/Köchin' },
      companies: [...begun.companies].toReversed(),
    });
    const merged = merge({ job: { id: 3, name: 'Maurer' } }, renamed);
    expect(merged).toMatchObject({ taken: [], conflicts: [] });
    expect(merged.own.job).toEqual({ id: 3, name: 'Maurer' });
    expect(merge({}, renamed).own.job).toEqual({ id: 1, name: 'Koch/Köchin' });
  });

  it('hold an address together: half of one and half of another is none', () => {
    const merged = merge(
      { address: { street: 'Weg 2', town: 'Halle' } },
      theirs({ address: { street: 'Weg 1', town: 'Stendal' } }),
    );
    expect(merged.conflicts).toEqual(['address']);
  });

  it('keep the files of both', () => {
    const own = { key: 'neu', file: new File(['%PDF-'], 'neu.pdf') };
    const other = { id: 2, name: 'Weg.pdf' };
    const merged = merge({ file: [...begun.file, own] }, theirs({ file: [...begun.file, other] }));
    expect(merged.own.file).toEqual([...begun.file, other, own]);
    expect(merged).toMatchObject({ taken: ['file'], conflicts: [] });
  });

  it('are in conflict about a single picture only where both have another', () => {
    expect(merge({ logo: null }, theirs({}, ['logo'])).conflicts).toEqual(['logo']);
    expect(merge({ logo: null }, theirs({})).conflicts).toEqual([]);
    expect(merge({}, theirs({}, ['logo']))).toMatchObject({ taken: ['logo'], conflicts: [] });
  });
});

it('a save says what it has kept of another, in the order of the fields', () => {
  const labels = { title: 'Titel', start: 'Beginn' };
  expect(mergedText(labels, ['start', 'title', 'hidden'])).toBe(
    'Die Änderungen einer anderen Person bleiben erhalten: Titel, Beginn',
  );
  expect(mergedText(labels, ['hidden'])).toBe('');
});
