import { loadCatalogue } from '../../src/features/occupations/catalogue/catalogue.ts';
import type { KnownJobName } from '../../src/features/occupations/catalogue/importing-store.ts';

const { occupations } = loadCatalogue();

/** The names of the catalogue as the database returns them; their ids are their positions. */
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

/** Returns the masculine form: 'Medizinischer Fachangestellter' for 'Medizinische/r Fachangestellte/r'. */
export const maleForm = (name: string): string =>
  name
    .replaceAll(/(?<=\p{L})\/r(?!\p{L})/gu, 'r')
    .replaceAll(/(?<=\p{L})\/-?\p{L}+/gu, '')
    .replaceAll(/\s+/g, ' ');
