import { describe, expect, it } from 'vitest';
import { differencesOf, readable } from './differences.ts';

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
