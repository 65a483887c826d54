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
  /** Of each row: how far what it holds stands from its edges. */
  readonly rowClass: string | undefined;
  /** What the list is called. */
  readonly listLabel: string;
  /** How much of each file is sent, 0 to 1, by its place in the list; while they are being sent. */
  readonly progress?: Readonly<Record<number, number>> | undefined;
  /** Looks at files, and says then which of them can join those that are there. */
  readonly read: (files: readonly File[]) => Promise<(items: readonly Item[]) => Added<Item>>;
  /** A file in the list: its picture, name and size. */
  readonly children: (item: Item) => ReactNode;
}

/** Files that a thing has or is to get, in the order in which they were added. */
export function FileListField<Item extends FileItem>(props: FileListFieldProps<Item>) {
  const { id, value, disabled = false, progress = {}, read, onChange, onBlur } = props;
  const [messages, setMessages] = useState<readonly string[]>([]);
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);

  function change(items: readonly Item[]): void {
    latest.current = items;
    onChange(items);
  }

  /** @returns whether all of them were taken */
  async function add(files: readonly File[]): Promise<boolean> {
    const join = await read(files);
    // Not what was there when they were chosen: others may have come or gone while they were read.
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

/** One file, which can be removed. */
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

/** How far a file is on its way; halves are said aloud: more would be noise. */
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
