import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../../test/form.ts';
import { activeContentOf } from './active-content.ts';

const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

/** Builds a PDF of those objects, numbered from 1. Its cross-reference table is left out, because the code does not read it. */
function fileOf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    Buffer.from(object as string),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts,
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}

/** Builds an object stream with these objects, numbered from 10. */
function objectStream(
  objects: readonly string[],
  more = '',
  pack: (content: Buffer) => Buffer = deflateSync,
): Buffer {
  let heads = '';
  let body = '';
  for (const [at, object] of objects.entries()) {
    heads += `${10 + at} ${body.length} `;
    body += `${object} `;
  }
  const content = pack(Buffer.from(heads + body));
  const keys = `/Type /ObjStm /N ${objects.length} /First ${heads.length} /Length ${content.length}`;
  return Buffer.concat([
    Buffer.from(`<< ${keys} /Filter /FlateDecode ${more} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('active content', () => {
  it.each<[string, Buffer, string]>([
    ['a script', fileOf(catalog('/OpenAction 2 0 R'), script), 'JavaScript'],
    ['one in the names', fileOf(catalog('/Names << /JavaScript 2 0 R >>')), 'JavaScript'],
    ['one with letters as codes', fileOf('<< /#53 /J#61vaScript /J#53 (1) >>'), 'JavaScript'],
    ['one behind a comment', fileOf('<< /S % x\r/JavaScript >>'), 'JavaScript'],
    ['one whose kind lies elsewhere', fileOf('<< /S 2 0 R >>', '/JavaScript'), 'JavaScript'],
    ['one inside a text', fileOf(`<< /Title (3 0 obj ${script}) >>`), 'JavaScript'],
    ['one in a later action', fileOf(`<< /S /URI /Next [ ${script} ] >>`), 'JavaScript'],
    ['one in an object stream', fileOf(objectStream(['<< >>', script])), 'JavaScript'],
    [
      'one in an object stream of a million objects',
      fileOf(objectStream([...Array.from({ length: 1_000_000 }, () => '0'), script])),
      'JavaScript',
    ],
    [
      'one in the trailer',
      Buffer.from(`trailer << /Root << /OpenAction ${script} >> >>`),
      'JavaScript',
    ],
    ['a program', fileOf('<< /S /Launch /F (cmd.exe) >>'), 'den Start von Programmen'],
    ['a file', fileOf(catalog('/Names << /EmbeddedFiles 2 0 R >>')), 'eingebettete Dateien'],
    [
      'a file of an annotation',
      fileOf('<< /FS << /EF << /F 5 0 R >> >> >>'),
      'eingebettete Dateien',
    ],
    ['an annotation', fileOf('<< /Subtype /FileAttachment >>'), 'eingebettete Dateien'],
    ['a film', fileOf('<< /Subtype /RichMedia >>'), 'Filme oder Töne'],
    ['an XFA form', fileOf(catalog('/AcroForm << /XFA [ (a) 5 0 R ] >>')), 'ein XFA-Formular'],
    [
      'a form that sends',
      fileOf('<< /S /SubmitForm /F (http://x) >>'),
      'das Versenden von Eingaben',
    ],
    [
      'a page that is opened',
      fileOf(catalog('/OpenAction << /S /URI /URI (http://x) >>')),
      'Aktionen, die von selbst beginnen',
    ],
    [
      'a page that is opened elsewhere',
      fileOf(catalog('/OpenAction 10 0 R'), objectStream(['<< /S /URI /URI (http://x) >>'])),
      'Aktionen, die von selbst beginnen',
    ],
    [
      'an action at a page',
      fileOf('<< /Type /Page /AA << /O << /S /URI >> >> >>'),
      'Aktionen, die von selbst beginnen',
    ],
  ])('is %s', async (_, bytes, what) => {
    expect(await activeContentOf(bytes)).toContain(what);
  });

  it.each<[string, Buffer]>([
    ['names of JavaScript objects', fileOf('<< /constructor 1 /S /toString >>', '/valueOf')],
    ['a text', pdf()],
    ['a place that is gone to', fileOf(catalog('/OpenAction [3 0 R /XYZ null null 0]'))],
    [
      'an action that goes to a place',
      fileOf(catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')),
    ],
    ['one that stands elsewhere', fileOf(catalog('/OpenAction 2 0 R'), '<< /S /GoTo /D (a) >>')],
    ['a link', fileOf('<< /Subtype /Link /A << /S /URI /URI (https://x.example) >> >>')],
    ['a title about it', fileOf('<< /Title (PHP/JavaScript /JS \\(/Launch\\)) >>')],
    ['a title in an object stream', fileOf(objectStream(['<< /Title (/S /JavaScript) >>']))],
    ['fonts of such names', fileOf('<< /Font << /JS 5 0 R /AA 6 0 R /EF 7 0 R >> >>')],
    ['bookmarks', fileOf('<< /First 2 0 R /Last 3 0 R /Count 2 >>')],
    ['a tagged text', fileOf('<< /Type /StructElem /S /P /K 1 >>')],
    ['a form to fill in', fileOf(catalog('/AcroForm << /Fields [5 0 R] /NeedAppearances true >>'))],
  ])('is not %s', async (_, bytes) => {
    expect(await activeContentOf(bytes)).toEqual([]);
  });
});

describe('nobody can say of', () => {
  it.each<[string, Buffer, string]>([
    ['a protected file', Buffer.from('trailer << /Root 1 0 R /Encrypt 5 0 R >>'), 'encrypted'],
    ['a stream that is damaged', fileOf(objectStream([script], '', (b) => b)), 'unreadable'],
    [
      'a stream with a predictor',
      fileOf(objectStream([script], '/DecodeParms << /Predictor 12 >>')),
      'unreadable',
    ],
    [
      'a stream packed otherwise',
      fileOf('<< /Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode] >> stream\n00'),
      'unreadable',
    ],
    [
      'a stream whose start lies elsewhere',
      fileOf('<< /N 1 /First 5 0 R >> stream\n10 0 << >>'),
      'unreadable',
    ],
    [
      'a stream that is far too large',
      fileOf(objectStream([`(${'x'.repeat(25 * 1024 * 1024)})`])),
      'unreadable',
    ],
    ['an object beyond the last', fileOf(catalog('/OpenAction 9999999999 0 R')), 'unreadable'],
    ['depths', fileOf('['.repeat(100_000)), 'unreadable'],
    ['objects in objects', fileOf('1 0 obj ('.repeat(300_000)), 'unreadable'],
  ])('%s', async (_, bytes, obstacle) => {
    expect(await activeContentOf(bytes)).toBe(obstacle);
  });
});

it('takes time in proportion to the file, whatever stands in it', async () => {
  const timeOf = async (shape: string, bytes: number) => {
    const file = fileOf(shape.repeat(Math.floor(bytes / shape.length)));
    const started = process.cpuUsage().user;
    await activeContentOf(file);
    return process.cpuUsage().user - started;
  };
  for (const shape of [
    'obj',
    'obj<<',
    '(',
    '/',
    '%\n',
    '1 0 obj ',
    '<< /A ',
    '#41',
    'trailer<</A(',
  ]) {
    await timeOf(shape, 100_000);
    const [small, large] = [await timeOf(shape, 200_000), await timeOf(shape, 1_600_000)];
    expect(large, shape).toBeLessThan(8 * 5 * Math.max(small, 5000));
  }
});
