import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf, picture } from '../../../test/form.ts';
import { growthOf, linearGrowth } from '../../../test/growth.ts';
import { mp4 } from './attachment.fixture.ts';
import { attachmentHeaders, attachmentName, rangeOf, readAttachment } from './attachment.ts';
import { beginsAsSvg } from './svg.ts';

const read = (name: string, bytes: Buffer | string) =>
  readAttachment({ field: 'file', name, bytes: Buffer.from(bytes) });

const typeOf = async (name: string, bytes: Buffer | string) => (await read(name, bytes)).type;

const jpeg = async () =>
  sharp(await picture())
    .jpeg()
    .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const withAction = Buffer.from(
  pdf()
    .toString('latin1')
    .replace(
      '/Type /Catalog',
      '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    ),
  'latin1',
);

/** The signatures of programs: Windows, Linux, macOS. */
const programs = ['MZ\x90\0', '\x7fELF\x02\x01', '\xcf\xfa\xed\xfe\x07\0\0\x01'].map((magic) =>
  Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.alloc(400)]),
);

describe('an attachment', () => {
  it('is a picture where bytes and name say so, whichever picture it is', async () => {
    const png = await picture();
    expect(await typeOf('bild.png', png)).toBe('image/png');
    expect(await typeOf('bild.PNG', await jpeg())).toBe('image/jpeg');
    expect(await typeOf('bild.webp', await sharp(png).webp().toBuffer())).toBe('image/webp');
    expect(await typeOf('bild.gif', await sharp(png).gif().toBuffer())).toBe('image/gif');
    expect(await typeOf('bild.html', png)).toBe('application/octet-stream');
    expect(await typeOf('bild', png)).toBe('application/octet-stream');
  });

  it('is a video likewise', async () => {
    expect(await typeOf('rundgang.mp4', mp4())).toBe('video/mp4');
    expect(await typeOf('rundgang.png', mp4())).toBe('application/octet-stream');
    expect(await typeOf('rundgang.mp4', html)).toBe('application/octet-stream');
  });

  it('is only saved where a name says more than the bytes: programs and pages stay what they are', async () => {
    for (const bytes of [...programs, Buffer.from(html), Buffer.from(svg)])
      for (const name of ['bild.png', 'bild.jpg', 'film.mp4', 'liste.pdf']) {
        const kept = await read(name, bytes);
        expect(kept).toEqual({ name, type: 'application/octet-stream', bytes });
        expect(attachmentHeaders(kept)['content-disposition']).toMatch(/^attachment;/);
      }
    expect(await typeOf('infos.pdf', pdf())).toBe('application/octet-stream');
  });

  it.each([
    ['that does something when it is opened', withAction, 'Das PDF enthält aktive Inhalte'],
    [
      'behind something else',
      Buffer.concat([Buffer.from(html), withAction]),
      'lässt sich nicht prüfen',
    ],
    ['of which half is missing', pdf().subarray(0, 300), 'lässt sich nicht prüfen'],
  ])('is no PDF %s, whatever it is called', async (_, bytes, reason) => {
    for (const name of ['liste.pdf', 'liste.txt', 'liste'])
      await expect(read(name, bytes)).rejects.toMatchObject({
        statusCode: 400,
        answer: { errors: { file: [expect.stringContaining(reason)] } },
      });
  });

  it('is written anew as a picture, without what hides behind its end and without where it was taken', async () => {
    const taken = await sharp(await picture())
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '52/1 7/1 0/1' } })
      .toBuffer();
    const sent = Buffer.concat([taken, Buffer.from(`${html}PK\x05\x06`)]);
    const { type, bytes } = await read('bild.jpg', sent);
    expect(type).toBe('image/jpeg');
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\x05\x06')).toBe(false);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is no picture where it breaks off', async () => {
    const sent = (await jpeg()).subarray(0, 40);
    expect(await typeOf('bild.jpg', sent)).toBe('application/octet-stream');
  });

  it('keeps moving as a picture that moves', async () => {
    const frames = await Promise.all([picture(20, 20, 'teal'), picture(20, 20, 'red')]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await read('bild.gif', gif)).toMatchObject({ type: 'image/gif', bytes: gif });
  });

  it('is a drawing that is saved and may not run anything', async () => {
    for (const start of ['', '\uFEFF<?xml version="1.0"?>\n', '<!-- Logo -->\n<!DOCTYPE svg>\n']) {
      const kept = await read('logo.svg', start + svg);
      expect(kept.type).toBe('image/svg+xml');
      const headers = attachmentHeaders(kept);
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
    }
    expect(await typeOf('logo.svg', html)).toBe('application/octet-stream');
    expect(await typeOf('logo.svg', `${html}${svg}`)).toBe('application/octet-stream');
  });

  it('may have 10 MB, a video more', async () => {
    const large = 10 * 1024 * 1024 + 1;
    await expect(read('daten.zip', Buffer.alloc(large))).rejects.toMatchObject({ statusCode: 413 });
    expect((await read('film.mp4', mp4(large))).bytes).toHaveLength(large);
  });
});

describe('its name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Listen\\Liste 1.xlsx', 'Liste 1.xlsx'],
    ['rechnung\u202Efdp.exe', 'rechnungfdp.exe'],
    ['a\r\nset-cookie: x.png', 'a set-cookie- x.png'],
    ['.htaccess', 'htaccess'],
    ['  ', 'Anhang'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(195)}.docx`],
  ])('%j becomes %j', (sent, kept) => expect(attachmentName(sent)).toBe(kept));

  it('comes out with its umlauts', () => {
    const { 'content-disposition': header } = attachmentHeaders({
      name: "Müllers 'Liste'.png",
      type: 'image/png',
    });
    expect(header).toBe("inline; filename*=UTF-8''M%C3%BCllers%20%27Liste%27.png");
  });
});

describe('a drawing', () => {
  it.each([
    ['<svg>', true],
    ['\uFEFF \n<SVG\txmlns="x">', true],
    ['<?xml version="1.0"?> <!-- <p> --> <!DOCTYPE svg PUBLIC "x" "y"><!----> <svg >', true],
    ['<!-- a --><!-- b -->\n<svg/>', false],
    ['<!-- <svg>', false],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>', false],
    ['<!-- --><?xml version="1.0"?><svg>', false],
    ['<?xml version="1.0"?><?xml version="1.0"?><svg>', false],
    ['<?xml version="1.0"><svg>', false],
    ['<svgs>', false],
    ['text <svg>', false],
    ['<!doctype html><svg>', true],
    ['', false],
  ])('begins with its own tag: %j', (text, isDrawing) => {
    expect(beginsAsSvg(text)).toBe(isDrawing);
  });

  it.each(['<!--', '<!---->', '<!-- --> ', ' ', '<?xml?>', '<!doctype>', '<!---'])(
    'is recognised in linear time: %j',
    (piece) => {
      expect(growthOf(beginsAsSvg, piece, 'x')).toBeLessThan(linearGrowth);
    },
  );
});

describe('a part of a video', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['seconds=1-2', undefined],
  ])('%s', (header, range) => expect(rangeOf(header, 100)).toEqual(range));
});
