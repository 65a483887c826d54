import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles, withoutHinting } from './build-fonts.ts';

it.each(fontFiles)('$file is what the script makes', async ({ file, source }) => {
  expect(readFileSync(file).equals(await withoutHinting(source))).toBe(true);
});
