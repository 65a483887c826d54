import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import type { FieldProps } from '../../../core/form/fields/field-props.ts';
import { FileListField } from '../../../core/form/files/file-list-field.tsx';
import { isNew, keyOf, sizeText } from '../../../core/form/files/pdf-files.ts';
import { PicturePreview } from '../../../core/form/files/pictures/picture-preview.tsx';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { AttachedMedia } from './attached-media.tsx';
import { addFiles, sizeOf, type FaqItem } from './faq-files.ts';
import styles from './files-field.module.css';
import { saveAttachment } from './load-file.ts';

interface FilesFieldProps extends FieldProps<readonly FaqItem[]> {
  /** Share of each file that has been sent (0 to 1), by its index in the list; only while sending. */
  readonly progress: Readonly<Record<number, number>>;
  readonly disabled: boolean;
}

const thumbPixels = 200;

const isPicture = (item: FaqItem): boolean =>
  isNew(item)
    ? /^image\/(?:png|jpeg|gif|webp|bmp)$/.test(item.file.type)
    : shownAs(item.type) === 'picture';

/** Files of an entry, stored or to be sent. Stored pictures are loaded one after another. */
export function FilesField(props: FilesFieldProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const isDone = (item: FaqItem) => done.includes(keyOf(item));
  const next = props.value.find((item) => !isNew(item) && isPicture(item) && !isDone(item));
  return (
    <FileListField
      {...props}
      button="Dateien auswählen"
      hint={`höchstens ${limits.faqFiles}, je 10 MB, Videos (MP4) 25 MB`}
      accept=""
      listLabel="Dateien des Eintrags"
      rowClass={styles.file}
      read={async (files) => (items) => addFiles(items, files)}
    >
      {(item) => (
        <>
          <span
            className={`${styles.thumb} grid place-center h-tap rounded text-soft bg-tint overflow-hidden`}
          >
            {!isPicture(item) ? (
              <FileIcon />
            ) : isNew(item) ? (
              <PicturePreview picture={item.file} className="" />
            ) : (
              <AttachedMedia
                {...item}
                pixels={thumbPixels}
                isItsTurn={isDone(item) || item === next}
                onDone={() => setDone((now) => [...now, keyOf(item)])}
              />
            )}
          </span>
          <FileName item={item} />
          <span className="text-xs text-soft whitespace-nowrap">{sizeText(sizeOf(item))}</span>
        </>
      )}
    </FileListField>
  );
}

/** Name of a file. A stored file can be downloaded; a new one is on this device already. */
function FileName({ item }: { readonly item: FaqItem }) {
  if (isNew(item))
    return <span className={`${styles.name} min-w-0 wrap-anywhere`}>{item.file.name}</span>;
  return (
    <button
      type="button"
      className={`${styles.saved} min-w-0 wrap-anywhere bare-button text-start underline text-brand`}
      aria-label={`${item.name} herunterladen`}
      onClick={() => void saveAttachment(item.id, item.name)}
    >
      {item.name}
    </button>
  );
}
