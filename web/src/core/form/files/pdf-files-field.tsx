import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useState } from 'react';
import { FileIcon } from '../../ui/icons/icons.tsx';
import type { FieldOptions, FieldProps } from '../fields/field-props.ts';
import { FileListField } from './file-list-field.tsx';
import { addFiles, isNew, nameOf, readFiles, sizeText, type PdfItem } from './pdf-files.ts';
import styles from './pdf-files-field.module.css';

interface PdfFilesOptions extends FieldOptions {
  /** Maximum number of files, including stored ones. */
  readonly max: number;
  /** Returns the URL of a stored file. */
  readonly hrefOf: (id: number) => string;
  /** Share of each file that has been sent (0 to 1), by its index in the list; only while sending. */
  readonly progress?: Readonly<Record<number, number>> | undefined;
}

const maxBytes = limits.adFileBytes;

/** A list of PDFs, stored or to be sent. */
export function PdfFilesField(props: FieldProps<readonly PdfItem[]> & PdfFilesOptions) {
  const { max, hrefOf } = props;
  return (
    <FileListField
      {...props}
      button="PDF auswählen"
      hint={`höchstens ${max} Dateien, je ${maxBytes / 1024 / 1024} MB`}
      accept="application/pdf,.pdf"
      listLabel={`${props.label}: gewählte Dateien`}
      rowClass={styles.file}
      read={async (files) => {
        const read = await readFiles(files);
        return (items) => addFiles(items, read, { max, maxBytes });
      }}
    >
      {(item) => <PdfName item={item} href={isNew(item) ? undefined : hrefOf(item.id)} />}
    </FileListField>
  );
}

interface PdfNameProps {
  readonly item: PdfItem;
  /** URL of a stored file. */
  readonly href: string | undefined;
}

/** Name of a file, with a link that opens it. */
function PdfName({ item, href }: PdfNameProps) {
  const own = useBlobUrl(isNew(item) ? item.file : undefined);
  return (
    <>
      <FileIcon />
      <a
        href={href ?? own}
        target="_blank"
        rel="noopener noreferrer"
        className={`${styles.name} wrap-anywhere`}
      >
        {nameOf(item)}
        <span className="visually-hidden"> (Vorschau in neuem Tab)</span>
      </a>
      {isNew(item) && (
        <span className="text-xs text-soft whitespace-nowrap">{sizeText(item.file.size)}</span>
      )}
    </>
  );
}

/** Returns a URL for a file that is only in this tab. */
function useBlobUrl(file: File | undefined): string | undefined {
  const [url] = useState(() => file && URL.createObjectURL(file));
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);
  return url;
}
