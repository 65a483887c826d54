import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './picture-task.ts';
import { Pictures } from './pictures.ts';

describe('the picture of a page', () => {
  it.each([
    [
      'usual',
      {
        kind: 'Ausbildung',
        title: 'Ausbildung zum Bäcker (m/w/d)',
        lines: ['Bäckerei Möhring', 'Stendal · ab 01.08.2027'],
      },
    ],
    [
      'long',
      {
        kind: 'Praktikum',
        title:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und noch vieles mehr dazu <&>',
        lines: ['x'.repeat(70), ''],
      },
    ],
    ['strange', { kind: 'Event', title: '🥐 Պան 面包 \u202Eabc', lines: [] }],
  ])('has the size that networks show, and at most 80 kB: %s', async (_, text) => {
    const png = await drawPicture(text);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(png.length).toBeLessThanOrEqual(80_000);
  });

  it('is drawn once as long as its content is the same', async () => {
    const pictures = new Pictures();
    const text = { kind: 'Beruf', title: 'Koch/Köchin', lines: [] };
    const [one, two] = [pictures.of(text), pictures.of({ ...text })];
    expect(one.etag).toBe(two.etag);
    expect(one.png()).toBe(two.png());
    expect(pictures.of({ ...text, title: 'Koch' }).etag).not.toBe(one.etag);
    await one.png();
  });
});
