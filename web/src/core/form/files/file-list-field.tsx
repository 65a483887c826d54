import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '../../ui/notices/announcer.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { describedBy } from '../../ui/inputs/described-by.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import type { FieldOptions, FieldProps } from '../fields/field-props.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './file-list-field.module.css';
import { keyOf, nameOf, type Added, type FileItem } from './pdf-files.ts';
import { trackReading } from './readings.ts';

interface FileListFieldProps<Item extends FileItem>
  extends FieldProps<readonly Item[]>, FieldOptions {
  readonly button: string;
  readonly hint: string;
  readonly accept: string;
  /** Class of each row, for its padding. */
  readonly rowClass: string | undefined;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Share of each file that has been sent (0 to 1), by its index in the list; only while sending. */
  readonly progress?: Readonly<Record<number, number>> | undefined;
  /** Reads files and returns a function that adds the accepted ones to a list. */
  readonly read: (files: readonly File[]) => Promise<(items: readonly Item[]) => Added<Item>>;
  /** Renders a file of the list: its picture, name and size. */
  readonly children: (item: Item) => ReactNode;
}

/** Adds files to the list and removes them; `messages` says why files were not accepted. */
function useFileList<Item extends FileItem>(props: FileListFieldProps<Item>) {
  const { id, value, read, onChange, onBlur } = props;
  const [messages, setMessages] = useState<readonly string[]>([]);
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);

  function change(items: readonly Item[]): void {
    latest.current = items;
    onChange(items);
  }

  /** @returns whether all files were accepted */
  async function add(files: readonly File[]): Promise<boolean> {
    const join = await read(files);
    // Uses the current list: files may have been added or removed while these were read.
    const before = latest.current;
    const added = join(before);
    setMessages(added.messages);
    const count = added.items.length - before.length;
    if (count > 0) change(added.items);
    if (added.messages.length > 0) announce(added.messages.join(' '));
    else if (count > 0)
      announce(count === 1 ? '1 Datei hinzugefügt' : `${count} Dateien hinzugefügt`);
    onBlur();
    return added.messages.length === 0;
  }

  function remove(item: Item): void {
    setMessages([]);
    change(latest.current.filter((other) => keyOf(other) !== keyOf(item)));
    announce(`${nameOf(item)} entfernt`);
    document.getElementById(id)?.focus();
  }

  return { messages, add, remove };
}

/** A list of files, stored or to be sent, in the order in which they were added. */
export function FileListField<Item extends FileItem>(props: FileListFieldProps<Item>) {
  const { id, value, disabled = false, progress = {} } = props;
  const { messages, add, remove } = useFileList(props);

  const error = messages.length > 0 ? messages.join(' ') : props.error;
  return (
    <FieldGroup {...props} error={error}>
      <FileDrop
        id={id}
        button={props.button}
        hint={props.hint}
        accept={props.accept}
        multiple
        disabled={disabled}
        describedBy={describedBy({ ...props, error })}
        onFiles={(files) => void trackReading(id, add(files))}
      />
      {value.length > 0 && (
        <ul className="grid list-plain gap-2 mt-2" aria-label={props.listLabel}>
          {value.map((item, index) => (
            <Row
              key={keyOf(item)}
              name={nameOf(item)}
              className={props.rowClass}
              disabled={disabled}
              share={progress[index]}
              onRemove={() => remove(item)}
            >
              {props.children(item)}
            </Row>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

interface RowProps extends ProgressProps {
  readonly className: string | undefined;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A row with one file and a button to remove it. */
function Row({ name, className, disabled, share, onRemove, children }: RowProps) {
  return (
    <li
      className={`${styles.file} ${className} grid gap-1 items-center border rounded-md bg-paper`}
    >
      {children}
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
      <Progress name={name} share={share} />
    </li>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly share: number | undefined;
}

/** Progress of a file. Screen readers announce only halves, which is often enough. */
function Progress({ name, share }: ProgressProps) {
  const half = share === undefined ? 0 : Math.floor(share * 2);
  useEffect(() => {
    if (half === 1) announce(`${name}: 50 Prozent gesendet`);
    if (half === 2) announce(`${name}: gesendet`);
  }, [name, half]);
  if (share === undefined) return null;
  return (
    <progress
      className={`${styles.progress} col-span-full mb-3`}
      aria-label={`${name} wird gesendet`}
      max={1}
      value={share}
    />
  );
}
