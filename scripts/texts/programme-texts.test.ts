import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foreignTextsSchema } from '@lehrpfad/regions/schemas/foreign-texts.ts';
import { worldsSchema } from '@lehrpfad/regions/schemas/worlds.ts';
import { root } from './public-files.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'));

it.each(globSync('regions/*/worlds.json', { cwd: root }))(
  'the texts of %s about the career programme are in every language',
  (path) => {
    const { programme } = worldsSchema.parse(read(path));
    const { sectionLabel, heading, about, link, inShort } = programme;
    const texts = foreignTextsSchema.parse(read(path.replace('worlds', 'foreign-texts')));
    for (const [language, translations] of Object.entries(texts))
      for (const text of [sectionLabel, heading, ...about, link, inShort])
        expect(translations[text], `${language}: ${text}`).toBeTruthy();
  },
);
