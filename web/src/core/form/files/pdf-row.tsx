import { useEffect, useState } from 'react';
import { announce } from '../../ui/notices/announcer.tsx';
import { CloseIcon, FileIcon } from '../../ui/icons/icons.tsx';
import { isNew, nameOf, sizeText, type PdfItem } from './pdf-files.ts';
import styles from './pdf-files-field.module.css';

interface PdfRowProps {
  readonly item: PdfItem;
  /** Of a stored file. */
  readonly href: string | undefined;
  readonly progress: number | undefined;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** One file: to be looked at, and to be removed. */
export function PdfRow({ item, href, progress, disabled, onRemove }: PdfRowProps) {
  const name = nameOf(item);
  const own = useBlobUrl(isNew(item) ? item.file : undefined);
  useSaidProgress(name, progress);
  return (
    <li className={`${styles.file} grid gap-1 items-center border rounded-md bg-paper`}>
      <FileIcon />
      <a href={href ?? own} target="_blank" rel="noopener noreferrer" className={styles.name}>
        {name}
        <span className="visually-hidden"> (Vorschau in neuem Tab)</span>
      </a>
      {isNew(item) && (
        <span className="text-xs text-soft whitespace-nowrap">{sizeText(item.file.size)}</span>
      )}
      <button
        type="button"
        className={`${styles.remove} hover-tint bare-button tap-square rounded-full`}
        aria-label={`${name} entfernen`}
        title="Entfernen"
        disabled={disabled}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
      {progress !== undefined && (
        <progress
          className={`${styles.progress} col-span-full mb-3`}
          aria-label={`${name} wird gesendet`}
          max={1}
          value={progress}
        />
      )}
    </li>
  );
}

/** An address for a file that is only in this tab. */
function useBlobUrl(file: File | undefined): string | undefined {
  const [url] = useState(() => file && URL.createObjectURL(file));
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** Says halves aloud: more would be noise. */
function useSaidProgress(name: string, progress: number | undefined): void {
  const half = progress === undefined ? 0 : Math.floor(progress * 2);
  useEffect(() => {
    if (half === 1) announce(`${name}: 50 Prozent gesendet`);
    if (half === 2) announce(`${name}: gesendet`);
  }, [name, half]);
}
