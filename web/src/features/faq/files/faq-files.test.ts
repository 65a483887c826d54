import { expect, it } from 'vitest';
import { isNew, nameOf } from '../../../core/form/files/pdf-files.ts';
import { addFiles, type FaqItem } from './faq-files.ts';

const megabyte = 1024 * 1024;

/** Returns a file that reports this size without holding the bytes. */
function file(name: string, size = 10): File {
  const made = new File([''], name, { lastModified: 1 });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const stored = (id: number): FaqItem => ({ id, name: `${id}.pdf`, size: 1, type: '' });

it('takes files of every kind, each once', () => {
  const { items, messages } = addFiles([stored(1)], [file('a.zip'), file('b.png'), file('a.zip')]);
  expect(items.map(nameOf)).toEqual(['1.pdf', 'a.zip', 'b.png']);
  expect(items.map(isNew)).toEqual([false, true, true]);
  expect(messages).toEqual([]);
});

it('takes none that the server would not: too large, too many, too large together', () => {
  expect(addFiles([], [file('a.pdf', 10 * megabyte + 1)]).messages).toEqual([
    '„a.pdf“: Dateien dürfen maximal 10MB groß sein!',
  ]);
  expect(addFiles([], [file('a.mp4', 25 * megabyte)]).messages).toEqual([]);
  expect(addFiles([], [file('a.mp4', 25 * megabyte), file('b.mp4', 20 * megabyte)])).toMatchObject({
    items: [{ file: { name: 'a.mp4' } }],
    messages: ['Alle Dateien zusammen dürfen maximal 40MB groß sein!'],
  });
  const ten = Array.from({ length: 10 }, (_, at) => stored(at + 1));
  expect(addFiles(ten, [file('a.pdf')])).toEqual({ items: ten, messages: ['Max. 10 Dateien!'] });
});
