import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { makeQuickFolder } from './quick-folder.ts';

it('lies where temporary files do, where there is no room in memory', () => {
  const folder = makeQuickFolder('/nowhere/at/all');
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});
