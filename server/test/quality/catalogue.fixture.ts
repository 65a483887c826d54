import { loadCatalogue } from '../../src/features/occupations/catalogue/catalogue.ts';
import type { KnownJobName } from '../../src/features/occupations/catalogue/importing-store.ts';

const { occupations } = loadCatalogue();

/** What the database would say of the names of the catalogue, each with its place in it as its id. */
export const catalogueNames: readonly KnownJobName[] = [
  ...occupations.map(({ name: text, kind }, index) => ({
    id: index + 1,
    text,
    kind,
    free: true,
    isSynonym: false,
    inTitle: kind !== 'internship',
  })),
  ...occupations.flatMap(({ kind, aliases = [] }, index) =>
    aliases.map((text) => ({
      id: index + 1,
      text,
      kind,
      free: true,
      isSynonym: true,
      inTitle: true,
    })),
  ),
];

export const occupationOf = (id: number) => {
  const found = occupations[id - 1];
  if (found === undefined) throw new Error(`No occupation ${id}.`);
  return found;
};

/** The name as a man is called by it: 'Medizinische/r Fachangestellte/r' is 'Medizinischer Fachangestellter'. */
export const maleForm = (name: string): string =>
  name
    .replaceAll(/(?<=\p{L})\/r(?!\p{L})/gu, 'r')
    .replaceAll(/(?<=\p{L})\/-?\p{L}+/gu, '')
    .replaceAll(/\s+/g, ' ');
