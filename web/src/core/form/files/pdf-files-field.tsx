import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../ui/notices/announcer.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { describedBy } from '../../ui/inputs/described-by.ts';
import type { FieldOptions, FieldProps } from '../fields/field-props.ts';
import { FileDrop } from './file-drop.tsx';
import { addFiles, isNew, keyOf, nameOf, readFiles, type PdfItem } from './pdf-files.ts';
import { PdfRow } from './pdf-row.tsx';
import { trackReading } from './readings.ts';

interface PdfFilesOptions extends FieldOptions {
  /** Files at most, stored ones included. */
  readonly max: number;
  readonly maxBytes?: number;
  /** Where a stored file can be read. */
  readonly hrefOf: (id: number) => string;
  /** How much of each file is sent, 0 to 1, by its place in the list; while they are being sent. */
  readonly progress?: Readonly<Record<number, number>> | undefined;
}

/** PDFs that a thing has or is to get, in the order in which they were added. */
export function PdfFilesField(props: FieldProps<readonly PdfItem[]> & PdfFilesOptions) {
  const { id, value, max, disabled, hrefOf, progress = {}, onChange, onBlur } = props;
  const maxBytes = props.maxBytes ?? limits.adFileBytes;
  const [messages, setMessages] = useState<readonly string[]>([]);
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);

  function change(items: readonly PdfItem[]): void {
    latest.current = items;
    onChange(items);
  }

  /** @returns whether all of them were taken */
  async function add(files: readonly File[]): Promise<boolean> {
    const read = await readFiles(files);
    // Not what was there when they were chosen: others may have come or gone while they were read.
    const before = latest.current;
    const added = addFiles(before, read, { max, maxBytes });
    setMessages(added.messages);
    const count = added.items.length - before.length;
    if (count > 0) change(added.items);
    if (added.messages.length > 0) announce(added.messages.join(' '));
    else if (count > 0)
      announce(count === 1 ? '1 Datei hinzugefügt' : `${count} Dateien hinzugefügt`);
    onBlur();
    return added.messages.length === 0;
  }

  function remove(item: PdfItem): void {
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
        button="PDF auswählen"
        hint={`höchstens ${max} Dateien, je ${maxBytes / 1024 / 1024} MB`}
        accept="application/pdf,.pdf"
        multiple
        disabled={disabled ?? false}
        describedBy={describedBy({ ...props, error })}
        onFiles={(files) => void trackReading(id, add(files))}
      />
      {value.length > 0 && (
        <ul className="grid list-plain gap-2 mt-2" aria-label={`${props.label}: gewählte Dateien`}>
          {value.map((item, index) => (
            <PdfRow
              key={keyOf(item)}
              item={item}
              href={isNew(item) ? undefined : hrefOf(item.id)}
              progress={progress[index]}
              disabled={disabled ?? false}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
