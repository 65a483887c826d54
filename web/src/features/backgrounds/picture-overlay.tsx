import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { z } from 'zod';
import { announce } from '../../core/ui/notices/announcer.tsx';
import { FieldGroup } from '../../core/form/fields/field-group.tsx';
import { describedBy } from '../../core/ui/inputs/described-by.ts';
import type { FieldProps } from '../../core/form/fields/field-props.ts';
import { FileDrop } from '../../core/form/files/file-drop.tsx';
import { sizeText } from '../../core/form/files/pdf-files.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { PicturePreview } from '../../core/form/files/pictures/picture-preview.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import styles from './pictures-page.module.css';
import { sendPicture } from './pictures-queries.ts';

interface PictureValues {
  readonly file: File | null;
}

const tooLarge = `Dateien dürfen maximal ${limits.backgroundBytes / 1024 / 1024}MB groß sein!`;

const schema = z.object({
  file: z
    .instanceof(File, { error: 'Pflichtfeld!' })
    .refine(({ size }) => size <= limits.backgroundBytes, tooLarge),
});

interface PictureOverlayProps {
  /** The picture to replace; null for a new one. */
  readonly picture: ManagedBackground | null;
  readonly onClose: () => void;
}

/** Form to upload a picture, with a preview. */
export function PictureOverlay({ picture, onClose }: PictureOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast(picture ? 'Bild ersetzt' : 'Bild hinzugefügt');
    leaveWithoutWarning(onClose);
  });
  const [progress, setProgress] = useState<number>();
  const initial: PictureValues = { file: null };
  const form = useFormOf<PictureValues, { file: File }>({
    schema,
    initial,
    fields: { file: 'Bild' },
    onSubmit: async ({ file }, _, key) => {
      try {
        await sendPicture(picture?.id ?? null, { file, key }, setProgress);
        whenSaved();
      } finally {
        setProgress(undefined);
      }
    },
  });

  return (
    <EditOverlay
      form={form}
      title={picture ? 'Hintergrundbild ersetzen' : 'Neues Hintergrundbild'}
      onClose={onClose}
    >
      <PictureField
        {...form.field('file')}
        current={picture?.file}
        disabled={form.submitting}
        progress={progress}
      />
    </EditOverlay>
  );
}

interface PictureFieldProps extends FieldProps<File | null> {
  readonly current: string | undefined;
  readonly disabled: boolean;
  readonly progress: number | undefined;
}

function PictureField(props: PictureFieldProps) {
  const { id, label, value, current, disabled, progress, onChange, onBlur } = props;

  function take([file]: readonly File[]): void {
    if (!file) return;
    onChange(file);
    announce(`${label}: ${file.name} gewählt`);
    onBlur();
  }

  return (
    <FieldGroup {...props} required>
      <Preview value={value} current={current} />
      <FileDrop
        id={id}
        button={value ? 'Anderes Bild wählen' : 'Bild auswählen'}
        hint={`JPEG, PNG oder WebP im Querformat, möglichst 2560 Pixel breit, höchstens ${limits.backgroundBytes / 1024 / 1024} MB`}
        accept="image/*"
        disabled={disabled}
        describedBy={describedBy(props)}
        onFiles={take}
      />
      {value && (
        <p className="mt-2 wrap-anywhere">
          {value.name} ({sizeText(value.size)})
        </p>
      )}
      {progress !== undefined && (
        <progress aria-label="Bild wird gesendet" max={1} value={progress} />
      )}
    </FieldGroup>
  );
}

function Preview({ value, current }: Pick<PictureFieldProps, 'value' | 'current'>) {
  return (
    <div
      className={`${styles.preview} grid place-center mb-3 border rounded-md text-soft bg-tint overflow-hidden`}
    >
      {value ? (
        <PicturePreview
          key={`${value.name} ${value.lastModified}`}
          picture={value}
          className=""
          label={`Vorschau: ${value.name}`}
        />
      ) : current ? (
        <img src={current} alt="Bisheriges Bild" />
      ) : (
        <span>Noch kein Bild gewählt</span>
      )}
    </div>
  );
}
