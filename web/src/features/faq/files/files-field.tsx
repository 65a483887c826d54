import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useState } from 'react';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { FieldGroup } from '../../../core/form/fields/field-group.tsx';
import { describedBy } from '../../../core/ui/inputs/described-by.ts';
import type { FieldProps } from '../../../core/form/fields/field-props.ts';
import { FileDrop } from '../../../core/form/files/file-drop.tsx';
import { sizeText } from '../../../core/form/files/pdf-files.ts';
import { PicturePreview } from '../../../core/form/files/picture-preview.tsx';
import { CloseIcon, FileIcon } from '../../../core/ui/icons/icons.tsx';
import { AttachedMedia } from './attached-media.tsx';
import { addFiles, isNew, keyOf, nameOf, sizeOf, type FaqItem } from './faq-files.ts';
import styles from './files-field.module.css';
import { saveFile } from './load-file.ts';

interface FilesFieldProps extends FieldProps<readonly FaqItem[]> {
  /** How much of each file is sent, 0 to 1, by its place in the list; while they are being sent. */
  readonly progress: Readonly<Record<number, number>>;
  readonly disabled: boolean;
}

const thumbPixels = 200;

const isPicture = (item: FaqItem): boolean =>
  isNew(item)
    ? /^image\/(?:png|jpeg|gif|webp|bmp)$/.test(item.file.type)
    : shownAs(item.type) === 'picture';

/** Files of every kind that an entry has or is to get. Stored pictures come one after the other. */
export function FilesField(props: FilesFieldProps) {
  const { id, value, disabled, progress, onChange, onBlur } = props;
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly string[]>([]);
  const next = value.find((item) => !isNew(item) && isPicture(item) && !done.includes(keyOf(item)));

  function add(files: readonly File[]): void {
    const added = addFiles(value, files);
    setMessages(added.messages);
    const count = added.items.length - value.length;
    if (count > 0) onChange(added.items);
    if (added.messages.length > 0) announce(added.messages.join(' '));
    else if (count > 0)
      announce(count === 1 ? '1 Datei hinzugefügt' : `${count} Dateien hinzugefügt`);
    onBlur();
  }

  function remove(item: FaqItem): void {
    setMessages([]);
    onChange(value.filter((other) => keyOf(other) !== keyOf(item)));
    announce(`${nameOf(item)} entfernt`);
    document.getElementById(id)?.focus();
  }

  const error = messages.length > 0 ? messages.join(' ') : props.error;
  return (
    <FieldGroup {...props} error={error}>
      <FileDrop
        id={id}
        button="Dateien auswählen"
        hint={`höchstens ${limits.faqFiles}, je 10 MB, Videos (MP4) 25 MB`}
        accept=""
        multiple
        disabled={disabled}
        describedBy={describedBy({ ...props, error })}
        onFiles={add}
      />
      {value.length > 0 && (
        <ul className="grid list-plain gap-2 mt-2" aria-label="Dateien des Eintrags">
          {value.map((item, at) => (
            <li
              key={keyOf(item)}
              className={`${styles.file} grid gap-1 items-center border rounded-md bg-paper`}
            >
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
                    isItsTurn={done.includes(keyOf(item)) || item === next}
                    onDone={() => setDone((now) => [...now, keyOf(item)])}
                  />
                )}
              </span>
              <FileName item={item} />
              <span className="text-xs text-soft whitespace-nowrap">{sizeText(sizeOf(item))}</span>
              <button
                type="button"
                className="hover-tint bare-button tap-square rounded-full"
                aria-label={`${nameOf(item)} entfernen`}
                title="Entfernen"
                disabled={disabled}
                onClick={() => remove(item)}
              >
                <CloseIcon />
              </button>
              <Progress name={nameOf(item)} share={progress[at]} />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

/** A stored file can be saved; one that is not sent yet is on this device already. */
function FileName({ item }: { readonly item: FaqItem }) {
  if (isNew(item)) return <span className={styles.name}>{item.file.name}</span>;
  return (
    <button
      type="button"
      className={`${styles.saved} bare-button text-start underline text-brand`}
      aria-label={`${item.name} herunterladen`}
      onClick={() => void saveFile(item.id, item.name)}
    >
      {item.name}
    </button>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly share: number | undefined;
}

/** How far a file is on its way; halves are said aloud. */
function Progress({ name, share }: ProgressProps) {
  const half = share === undefined ? 0 : Math.floor(share * 2);
  useEffect(() => {
    if (half === 1) announce(`${name}: 50 Prozent gesendet`);
    if (half === 2) announce(`${name}: gesendet`);
  }, [name, half]);
  if (share === undefined) return null;
  return (
    <progress
      className={styles.progress}
      aria-label={`${name} wird gesendet`}
      max={1}
      value={share}
    />
  );
}
