import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import type { FaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { useState } from 'react';
import { sizeText } from '../../../core/form/files/pdf-files.ts';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { AttachedMedia } from './attached-media.tsx';
import styles from './attachments.module.css';
import { saveAttachment } from './load-file.ts';

/** Enough for a picture as wide as the column on a high-resolution screen. */
const pixels = 1600;

/** Files of an unfolded entry: pictures and videos, loaded one after another; others as chips to download. */
export function Attachments({ files }: { readonly files: readonly FaqFile[] }) {
  const [done, setDone] = useState(0);
  const media = files.filter(({ type }) => shownAs(type) !== 'file');
  const others = files.filter(({ type }) => shownAs(type) === 'file');
  if (files.length === 0) return null;
  return (
    <div className="grid gap-4 mt-5">
      {media.map((file, at) => (
        <figure key={file.id}>
          <AttachedMedia
            {...file}
            pixels={pixels}
            isItsTurn={at <= done}
            onDone={() => setDone((now) => Math.max(now, at + 1))}
          />
          <figcaption className="mt-2 wrap-anywhere text-hint">{file.name}</figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className="list-plain wrap gap-2" aria-label="Dateien zum Herunterladen">
          {others.map(({ id, name, size }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                className={`${styles.chip} tap-line gap-2 max-w-full py-1 px-4 border-control text-start text-inherit bg-paper`}
                onClick={() => void saveAttachment(id, name)}
              >
                <FileIcon />
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="text-xs text-soft whitespace-nowrap">{sizeText(size)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
