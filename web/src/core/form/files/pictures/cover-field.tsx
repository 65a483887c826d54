import { limits } from '@lehrpfad/contract/core/limits.ts';
import { pictureTypes } from '@lehrpfad/contract/core/picture-types.ts';
import { RemovalButtons } from './removal-buttons.tsx';
import { useState } from 'react';
import { describedBy } from '../../../ui/inputs/described-by.ts';
import { FieldGroup } from '../../fields/field-group.tsx';
import type { FieldOptions, FieldProps } from '../../fields/field-props.ts';
import { FileDrop } from '../file-drop.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { ReadingNote } from './reading-note.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

interface CoverOptions extends FieldOptions {
  /** URL of the stored picture. */
  readonly current: string | null | undefined;
}

/** Width in pixels below which a cover picture is blurred; an ad on an ordinary screen shows it this wide. */
const minPixels = 700;

const types = new Intl.ListFormat('de', { type: 'disjunction' }).format(
  Object.values(pictureTypes),
);
const description = `Ein Bild im Querformat, möglichst ${limits.backgroundPixels} Pixel breit, als ${types}. Gezeigt wird die Mitte, dreimal so breit wie hoch. Bitte nur ein Bild, das Sie öffentlich zeigen dürfen: Rechte am Bild und Einverständnis der Menschen darauf.`;

/** A wide picture: `undefined` leaves it unchanged, `null` removes it, a `Blob` (JPEG) replaces it. */
export function CoverField(given: FieldProps<Blob | null | undefined> & CoverOptions) {
  const { id, label, value, current, disabled = false } = given;
  const choice = usePictureChoice(given, current, limits.backgroundPixels);
  const props = { ...given, description, error: choice.message ?? given.error };
  const [width, setWidth] = useState<number>();
  const hasPicture = value instanceof Blob || (value === undefined && Boolean(current));
  const name = `${label}: Vorschau`;
  return (
    <FieldGroup {...props}>
      {value instanceof Blob ? (
        <PicturePreview picture={value} className={shape} label={name} onWidth={setWidth} />
      ) : (
        value === undefined && current && <img className={shape} src={current} alt={name} />
      )}
      <FileDrop
        id={id}
        button={hasPicture ? 'Anderes Bild wählen' : 'Bild auswählen'}
        accept="image/*"
        disabled={disabled}
        describedBy={describedBy(props)}
        onFiles={([file]) => file && choice.take(file)}
      />
      <ReadingNote isReading={choice.isReading} />
      {value instanceof Blob && width !== undefined && width < minPixels && (
        <p className="m-0 mt-2 text-hint">
          Das Bild ist nur {width} Pixel breit und wird unscharf gezeigt. Wenn Sie ein größeres
          haben, nehmen Sie bitte das.
        </p>
      )}
      <div className="mt-2">
        <RemovalButtons
          label={label}
          disabled={disabled}
          onRemove={hasPicture ? choice.remove : undefined}
          onRestore={value === null && current ? choice.restore : undefined}
        />
      </div>
    </FieldGroup>
  );
}

const shape = 'cover block w-full mb-3 border rounded-md bg-tint';
