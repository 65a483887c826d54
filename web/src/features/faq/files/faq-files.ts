import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { FaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { identity, isNew, type Added, type NewFile } from '../../../core/form/files/pdf-files.ts';

export type FaqItem = Pick<FaqFile, 'id' | 'name' | 'size' | 'type'> | NewFile;

export const sizeOf = (item: FaqItem): number => (isNew(item) ? item.file.size : item.size);

const maxOf = (name: string): number =>
  /\.mp4$/i.test(name) ? limits.faqVideoBytes : limits.faqFileBytes;

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

/** Adds the files that the server accepts to a list. Does not add a file twice (same name, size and time). */
export function addFiles(items: readonly FaqItem[], files: readonly File[]): Added<FaqItem> {
  const messages = new Set<string>();
  const added = [...items];
  for (const file of files) {
    const { name, size } = file;
    const key = identity(file);
    const together = added.filter(isNew).reduce((sum, one) => sum + one.file.size, size);
    if (added.some((item) => isNew(item) && item.key === key)) continue;
    if (size > maxOf(name))
      messages.add(`„${name}“: Dateien dürfen maximal ${inMegabytes(maxOf(name))} groß sein!`);
    else if (added.length >= limits.faqFiles) messages.add(`Max. ${limits.faqFiles} Dateien!`);
    else if (together > limits.faqFilesTogetherBytes)
      messages.add(
        `Alle Dateien zusammen dürfen maximal ${inMegabytes(limits.faqFilesTogetherBytes)} groß sein!`,
      );
    else added.push({ key, file });
  }
  return { items: added, messages: [...messages] };
}
