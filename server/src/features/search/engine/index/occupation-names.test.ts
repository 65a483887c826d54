import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { wordsOf } from '../text/analysis.ts';
import { randomAd } from '../testing/random-ads.fixture.ts';
import { CatalogueWords, OccupationNames } from './occupation-names.ts';

const random = randomNumbers(1);

function named(
  id: number,
  professionId: number,
  name: string,
  synonyms: string[] = [],
  type: 1 | 2 = 2,
) {
  const ad = randomAd(id, random);
  const card = { ...ad.card, job_name: name, job_type_int: type };
  return { ...ad, jobNameId: id, professionId, card, synonyms };
}

const names = new OccupationNames();
names.note(named(1, 10, 'Mechatroniker/-in'));
names.note(named(2, 20, 'Mechatroniker/-in für Kältetechnik', ['Kälteanlagenbauer']));
names.note(named(3, 30, 'Gärtner/-in Fachrichtung Zierpflanzenbau'));
names.note(named(4, 40, 'Schülerpraktikum Kfz-Werkstatt', ['Mechatroniker'], 1));

const professionsOf = (text: string) => {
  const found = names.professionsOf(wordsOf(text));
  return found && { ids: [...found.professions], isName: found.isName };
};

it.each([
  ['Mechatronikerin', { ids: [10], isName: true }],
  ['mechatroniker kältetechnik', { ids: [20], isName: true }],
  ['Kälteanlagenbauer', { ids: [20], isName: false }],
  ['gärtner', { ids: [30], isName: true }],
])('"%s" names an occupation as a whole, and so its profession', (text, found) => {
  expect(professionsOf(text)).toEqual(found);
});

it.each(['kältetechnik', 'mechatroniker gärtner', 'kfz', ''])('"%s" names none', (text) => {
  expect(professionsOf(text)).toBeUndefined();
});

it('knows names of two and three words as one thing, without the kind of the occupation', () => {
  const texts = [
    'Medizinische/r Fachangestellte/r',
    'Kaufmann/-frau im Einzelhandel',
    'Gärtner/-in Fachrichtung Zierpflanzenbau',
  ];
  const catalogue = new CatalogueWords();
  catalogue.replace(texts);
  const { words } = catalogue;
  const typed = (text: string) => wordsOf(text).join(' ');
  expect(words).toContain(typed('medizinische Fachangestellte'));
  expect(words).toContain(typed('Kauffrau Einzelhandel'));
  expect(words).toContain(typed('Zierpflanzenbau'));
  expect(words).not.toContain(typed('Gärtner Zierpflanzenbau'));
});

it('knows what people are called by a trade', () => {
  const catalogue = new CatalogueWords();
  catalogue.replace(['Koch/Köchin', 'Zimmerer/Zimmerin', 'Verkauf', 'Büroarbeit', 'Bankkauffrau']);
  expect([...catalogue.persons]).toEqual(['koch', 'zimmerer', 'bankkaufmann']);
});

const parts = ['Fach', 'Kauf', 'Bau', 'Fein', 'Elektro', 'Land', 'Fachrichtung', 'im'];
const someNames = fc.array(
  fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
  { maxLength: 8 },
);

it('has the words of the names that there are, whatever came and went', () => {
  fc.assert(
    fc.property(fc.array(someNames, { minLength: 1, maxLength: 6 }), (times) => {
      const catalogue = new CatalogueWords();
      for (const some of times) {
        catalogue.replace(some);
        const fresh = new CatalogueWords();
        fresh.replace(some);
        expect([...catalogue.words].toSorted()).toEqual([...fresh.words].toSorted());
      }
    }),
  );
});
