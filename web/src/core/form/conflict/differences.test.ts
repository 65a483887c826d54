import { describe, expect, it } from 'vitest';
import { conflictsOf, differencesOf, readable } from './differences.ts';

describe('values of a form in words', () => {
  it('are days, chosen things, lists and HTML as people read them', () => {
    expect(readable('2027-08-01')).toBe('01.08.2027');
    expect(readable({ id: 3, name: 'Koch/Köchin' })).toBe('Koch/Köchin');
    expect(
      readable([
        { id: 1, name: 'Halle' },
        { id: 2, name: 'Stendal' },
      ]),
    ).toBe('Halle, Stendal');
    expect(readable('<h2>Wir</h2><p>bilden <b>aus</b> &amp; an</p>')).toBe('Wir bilden aus & an');
    expect(readable(true)).toBe('Ja');
    expect(readable({ street: 'Am Markt 1', additional: '', City: null })).toBe('Am Markt 1');
  });

  it('are two dashes where there is nothing', () => {
    for (const nothing of ['', null, undefined, [], '<p></p>']) {
      expect(readable(nothing)).toBe('--');
    }
  });
});

describe('two versions', () => {
  const labels = { title: 'Titel', kind: 'Art', text: 'Beschreibung' };
  const own = { title: 'Koch', kind: 1, text: '<p>Hallo</p>' };

  it('differ in the fields that are not the same, in their order', () => {
    const found = differencesOf(own, { ...own, text: '<p>Guten Tag</p>', title: 'Köchin' }, labels);
    expect(found.map(({ label, own: mine, stored }) => [label, mine, stored])).toEqual([
      ['Titel', 'Koch', 'Köchin'],
      ['Beschreibung', 'Hallo', 'Guten Tag'],
    ]);
  });

  it('are told apart where only the form of the text differs', () => {
    const [found] = differencesOf(own, { ...own, text: '<h2>Hallo</h2>' }, labels);
    expect(found?.isHidden).toBe(true);
  });

  it('read as the form says where it knows more', () => {
    const [found] = differencesOf(own, { ...own, kind: 2 }, labels, {
      kind: (number) => (number === 1 ? 'Praktikum' : 'Ausbildung'),
    });
    expect(found).toMatchObject({ own: 'Praktikum', stored: 'Ausbildung' });
  });
});

describe('three sides', () => {
  const labels = { title: 'Titel', start: 'Beginn', logo: 'Logo' };
  const begun = { title: 'Koch', start: '', logo: undefined as null | undefined };
  const sidesOf = (own: Partial<typeof begun>, stored: Partial<typeof begun>, pictures: string[]) =>
    conflictsOf(
      {
        begun,
        own: { ...begun, ...own },
        theirs: { values: { ...begun, ...stored }, version: 'v2', pictures },
      },
      labels,
    );

  it('are what it was, what is stored, and one’s own, of what both have changed', () => {
    const found = sidesOf(
      { title: 'Köchin', start: '2027-08-01' },
      { title: 'Koch/Köchin', start: '' },
      [],
    );
    expect(found).toEqual([
      {
        name: 'title',
        label: 'Titel',
        isHidden: false,
        before: 'Koch',
        stored: 'Koch/Köchin',
        own: 'Köchin',
      },
    ]);
  });

  it('are said of a picture that is another by now, though nobody sees it', () => {
    expect(sidesOf({ logo: null }, {}, ['logo'])).toMatchObject([
      { label: 'Logo', before: 'Bisheriges Bild', own: 'Kein Bild' },
    ]);
    expect(sidesOf({}, {}, ['logo']), 'decided').toEqual([]);
  });
});
