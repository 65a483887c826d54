import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import type { FaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { useState } from 'react';
import { sizeText } from '../../core/form/files/pdf-files.ts';
import { FileIcon } from '../../core/ui/icons/icons.tsx';
import { AttachedMedia } from './attached-media.tsx';
import styles from './attachments.module.css';
import { saveFile } from './load-file.ts';

/** Enough for a picture that fills the column on a fine screen. */
const pixels = 1600;

/** Files of an entry that is open: pictures and videos one after the other as they come, the rest as chips to save. */
export function Attachments({ files }: { readonly files: readonly FaqFile[] }) {
  const [done, setDone] = useState(0);
  const media = files.filter(({ type }) => shownAs(type) !== 'file');
  const others = files.filter(({ type }) => shownAs(type) === 'file');
  if (files.length === 0) return null;
  return (
    <div className={styles.attachments}>
      {media.map((file, at) => (
        <figure key={file.id} className={styles.figure}>
          <AttachedMedia
            {...file}
            pixels={pixels}
            isItsTurn={at <= done}
            onDone={() => setDone((now) => Math.max(now, at + 1))}
          />
          <figcaption className={styles.caption}>{file.name}</figcaption>
        </figure>
      ))}
      {others.length > 0 && (
        <ul className={styles.chips} aria-label="Dateien zum Herunterladen">
          {others.map(({ id, name, size }) => (
            <li key={id}>
              <button type="button" className={styles.chip} onClick={() => void saveFile(id, name)}>
                <FileIcon />
                <span className={styles.name}>{name}</span>
                <span className={styles.size}>{sizeText(size)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
