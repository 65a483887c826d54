import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { announce } from '../../ui/notices/announcer.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { describedBy } from '../../ui/inputs/described-by.ts';
import type { FieldOptions, FieldProps } from '../fields/field-props.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './logo-field.module.css';
import { PicturePreview } from './picture-preview.tsx';
import { trackReading } from './readings.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface LogoOptions extends FieldOptions {
  /** URL of the stored picture. */
  readonly current?: string | null | undefined;
}

const unreadable =
  'Dieses Bild kann nicht gelesen werden. Bitte wählen Sie eine JPEG- oder PNG-Datei.';

/** A picture: `undefined` leaves it unchanged, `null` removes it, a `Blob` (JPEG, at most 1024 × 1024) replaces it. */
export function LogoField(props: FieldProps<Blob | null | undefined> & LogoOptions) {
  const { id, label, value, current, disabled, onChange, onBlur } = props;
  const [message, setMessage] = useState<string>();
  const turn = useRef(0);
  const error = message ?? props.error;
  const hasPicture = value instanceof Blob || (value === undefined && Boolean(current));

  /** @returns true if the file was accepted, or if another choice was made while it was being read */
  async function take(file: File): Promise<boolean> {
    const own = (turn.current += 1);
    const picture = await shrinkPicture(file).catch(() => null);
    if (own !== turn.current) return true;
    if (picture) onChange(picture);
    setMessage(picture ? undefined : unreadable);
    announce(picture ? `${label}: Bild gewählt` : unreadable);
    onBlur();
    return picture !== null;
  }

  function remove(): void {
    turn.current += 1;
    setMessage(undefined);
    onChange(current ? null : undefined);
    announce(`${label}: Bild entfernt`);
    document.getElementById(id)?.focus();
  }

  return (
    <FieldGroup {...props} error={error}>
      <div className="wrap gap-4 items-start">
        <div
          className={`${styles.frame} grid flex-none place-center p-2 border rounded-md bg-paper overflow-hidden`}
        >
          {value instanceof Blob ? (
            <PicturePreview
              picture={value}
              className={`${styles.picture} block max-w-full min-w-0`}
              label={`${label}: Vorschau`}
            />
          ) : hasPicture ? (
            <img
              className={`${styles.picture} block max-w-full min-w-0`}
              src={current ?? ''}
              alt={`${label}: Vorschau`}
            />
          ) : (
            <span className="text-xs text-soft">Kein Bild</span>
          )}
        </div>
        <div className={`${styles.side} grid grow-basis gap-2 justify-items-start`}>
          <FileDrop
            id={id}
            button={hasPicture ? 'Anderes Bild wählen' : 'Bild auswählen'}
            accept="image/*"
            disabled={disabled ?? false}
            describedBy={describedBy({ ...props, error })}
            onFiles={([file]) => file && void trackReading(id, take(file))}
          />
          {hasPicture && (
            <Button variant="subtle" danger disabled={disabled ?? false} onClick={remove}>
              {label} entfernen
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
