import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';

const catalogue = loadCatalogue();
const { brafoFields, occupations, professions } = catalogue;

/** Returns a name in lower case without gender ending, as pupils type it. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\/-?(in|frau|r|e)\b/g, '')
    .trim();
}

function namesFor(word: string): string[] {
  return occupations
    .filter(({ synonyms, aliases = [] }) => [...synonyms, ...aliases].includes(word))
    .map((occupation) => occupation.name);
}

describe('starter catalogue', () => {
  it('says which career fields are confirmed', () => {
    expect(brafoFields.filter((field) => field.verified).map((field) => field.number)).toEqual([
      3, 4, 10,
    ]);
  });

  it('keeps names unique, ignoring case', () => {
    const names = occupations.map((occupation) => occupation.name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has 25 to 35 professions, each known and used', () => {
    const known = professions.map((profession) => profession.name);
    expect(known.length).toBeGreaterThanOrEqual(25);
    expect(known.length).toBeLessThanOrEqual(35);
    expect(new Set(occupations.map((occupation) => occupation.profession))).toEqual(new Set(known));
  });

  it('uses BRAFO numbers 1 to 12 and gives each field at least eight occupations', () => {
    const counts = new Map<number, number>();
    for (const number of occupations.flatMap((occupation) => occupation.brafo)) {
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect([...counts].filter(([, count]) => count < 8)).toEqual([]);
  });

  it('holds enough titles of every kind', () => {
    const count = (kind: string) => occupations.filter((entry) => entry.kind === kind).length;
    expect(count('dual')).toBeGreaterThanOrEqual(300);
    expect(count('school')).toBeGreaterThanOrEqual(30);
    expect(count('internship')).toBeGreaterThanOrEqual(30);
  });

  it('names a source for every dual occupation and claims nothing for internships', () => {
    for (const { kind, name, source, verified, years } of occupations) {
      if (kind === 'dual') expect(source, name).toBe('BIBB-Verzeichnis');
      if (kind === 'internship') {
        expect({ source, verified, years }, name).toEqual({
          source: null,
          verified: false,
          years: null,
        });
      }
    }
  });

  it('has lower-case synonyms that say more than the name', () => {
    for (const { name, synonyms: words, aliases = [] } of occupations) {
      const synonyms = [...words, ...aliases];
      expect(synonyms.length, name).toBeGreaterThanOrEqual(2);
      for (const synonym of synonyms) {
        expect(synonym, name).toBe(synonym.toLowerCase());
        expect([name.toLowerCase(), plain(name)], name).not.toContain(synonym);
        expect(synonyms, name).not.toContain(`${synonym}in`);
      }
    }
  });

  it.each([
    ['kfz mechatroniker', ['Kraftfahrzeugmechatroniker/-in']],
    ['automechaniker', ['Kraftfahrzeugmechatroniker/-in', 'Schülerpraktikum Kfz-Werkstatt']],
    ['bürokauffrau', ['Kaufmann/-frau für Büromanagement']],
    ['azubi im büro', ['Kaufmann/-frau für Büromanagement']],
    ['arzthelferin', ['Medizinische/r Fachangestellte/r']],
    ['zahnarzthelferin', ['Zahnmedizinische/r Fachangestellte/r']],
    ['krankenschwester', ['Pflegefachmann/-frau']],
    ['altenpfleger', ['Pflegefachmann/-frau']],
    ['it', ['Fachinformatiker/-in', 'IT-System-Elektroniker/-in']],
    ['fisi', ['Fachinformatiker/-in', 'Fachinformatiker/-in Fachrichtung Systemintegration']],
    ['programmierer', ['Fachinformatiker/-in Fachrichtung Anwendungsentwicklung']],
    ['schreiner', ['Tischler/-in']],
    ['metzger', ['Fleischer/-in']],
    ['elektriker', ['Elektroniker/-in', 'Industrieelektriker/-in']],
    ['klempner', ['Anlagenmechaniker/-in für Sanitär-, Heizungs- und Klimatechnik']],
    ['zimmermann', ['Zimmerer/Zimmerin']],
    ['bauzeichner', ['Bautechnische/r Konstrukteur/-in']],
    ['rohrleitungsbauer', ['Leitungsbauer/-in für Infrastrukturtechnik']],
    ['technischer zeichner', ['Technische/r Produktdesigner/-in', 'Technische/r Systemplaner/-in']],
    ['lagerist', ['Fachkraft für Lagerlogistik', 'Fachlagerist/-in']],
    ['lokführer', ['Eisenbahner/-in im Betriebsdienst Lokführer/-in und Transport']],
    ['kellner', ['Fachmann/-frau für Restaurants und Veranstaltungsgastronomie']],
    ['galabau', ['Gärtner/-in', 'Gärtner/-in Fachrichtung Garten- und Landschaftsbau']],
    ['kindergarten', ['Erzieher/-in', 'Schülerpraktikum Kita']],
    ['polizei', ['Polizeimeisteranwärter/-in', 'Schülerpraktikum Polizei und Feuerwehr']],
    ['bademeister', ['Fachangestellte/r für Bäderbetriebe']],
    ['müllabfuhr', ['Umwelttechnologe/-technologin für Kreislauf- und Abfallwirtschaft']],
    ['apotheke', ['Pharmazeutisch-technische/r Assistent/-in', 'Schülerpraktikum Apotheke']],
  ])('finds by the everyday word "%s"', (word, expected) => {
    expect(namesFor(word)).toEqual(expect.arrayContaining(expected));
  });
});

describe('loadCatalogue with broken files', () => {
  const folders: string[] = [];

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function loadChanged(file: string, change: (content: string) => string): () => void {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    folders.push(folder);
    cpSync(new URL('../data/', import.meta.url), folder, { recursive: true });
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return () => loadCatalogue(pathToFileURL(`${folder}/`));
  }

  it.each([
    ['occupations/43-it.json', '"kind": "dual"', '"kind": "double"', /43-it\.json.*"Fachinf.*kind/],
    ['occupations/43-it.json', '"IT, Computer, Digitales"', '"IT"', /unknown profession "IT"/],
    ['occupations/43-it.json', '"brafo": [10]', '"brafo": [13]', /43-it\.json.*brafo/],
    ['occupations/43-it.json', '"brafo": [10]', '"brafo": [10, 10]', /field twice/],
    ['occupations/90-praktika.json', 'Schülerpraktikum IT', 'Florist/-in', /listed already in occ/],
    ['occupations/43-it.json', '[', '', /43-it\.json/],
    ['professions.json', 'Handel, Verkauf', 'Holz, Möbel, Tischlerei', /professions.*listed twice/],
  ])('names file and entry: %s, %s → %s', (file, from, to, message) => {
    expect(loadChanged(file, (content) => content.replace(from, to))).toThrow(message);
  });
});

it('a field whose example is in another field is refused', () => {
  const fields = brafoFields.map((field) =>
    field.number === 5 ? { ...field, examples: ['Maurer/-in'] } : field,
  );
  expect(() => loadCatalogue(undefined, fields)).toThrow(/worlds\.json.*\(5\).*"Maurer\/-in"/);
});
