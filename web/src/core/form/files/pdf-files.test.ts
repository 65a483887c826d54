import { describe, expect, it } from 'vitest';
import {
  addFiles,
  isPdf,
  keyOf,
  nameOf,
  readFiles,
  sizeText,
  splitFiles,
  type PdfItem,
} from './pdf-files.ts';

const type = 'application/pdf';
const limits = { max: 3, maxBytes: 3 * 1024 * 1024 };
const pdf = (name: string, more = '') =>
  new File([`%PDF-1.7${more}`], name, { type, lastModified: 1 });
const stored: PdfItem = { id: 7, name: 'alt.pdf' };

describe('a PDF', () => {
  it('is one by its type or name, and by its first bytes', async () => {
    expect(await isPdf(pdf('a.pdf'))).toBe(true);
    expect(await isPdf(new File(['%PDF-1.7'], 'A.PDF'))).toBe(true);
    expect(await isPdf(new File(['MZ'], 'a.pdf', { type }))).toBe(false);
    expect(await isPdf(new File(['%PDF-1.7'], 'a.exe', { type: 'text/plain' }))).toBe(false);
    expect(await isPdf(new File([], 'a.pdf', { type }))).toBe(false);
  });
});

describe('adding files', () => {
  it('keeps their order behind those that are there', async () => {
    const { items, messages } = addFiles(
      [stored],
      await readFiles([pdf('b.pdf'), pdf('a.pdf')]),
      limits,
    );
    expect(items.map(nameOf)).toEqual(['alt.pdf', 'b.pdf', 'a.pdf']);
    expect(messages).toEqual([]);
    expect(splitFiles(items)).toMatchObject({ kept: [7], files: [{ name: 'b.pdf' }, {}] });
  });

  it('stops at the limit, stored ones included', async () => {
    const files = [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')];
    const { items, messages } = addFiles([stored], await readFiles(files), limits);
    expect(items).toHaveLength(3);
    expect(messages).toEqual(['Max. 3 Dateien!']);
  });

  it('takes one of exactly the largest size and none above', async () => {
    const exact = pdf('a.pdf', 'x'.repeat(limits.maxBytes - 8));
    const above = pdf('b.pdf', 'x'.repeat(limits.maxBytes - 7));
    const { items, messages } = addFiles([], await readFiles([exact, above]), limits);
    expect(items.map(nameOf)).toEqual(['a.pdf']);
    expect(messages).toEqual(['„b.pdf“: Dateien dürfen maximal 3MB groß sein!']);
  });

  it('names those that are no PDF, and takes none twice', async () => {
    const fake = new File(['MZ'], 'x.pdf', { type });
    const { items, messages } = addFiles(
      [],
      await readFiles([fake, pdf('a.pdf'), pdf('a.pdf')]),
      limits,
    );
    expect(items).toHaveLength(1);
    expect(messages).toEqual(['„x.pdf“ ist keine PDF-Datei!']);
    expect(new Set(items.map(keyOf)).size).toBe(1);
  });
});

describe('the size of a file', () => {
  it('is told in kB or MB', () => {
    expect(sizeText(1)).toBe('1 kB');
    expect(sizeText(2048)).toBe('2 kB');
    expect(sizeText(1.5 * 1024 * 1024)).toBe('1,5 MB');
  });
});
