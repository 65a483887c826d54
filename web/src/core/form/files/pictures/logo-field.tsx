import { limits } from '@lehrpfad/contract/core/limits.ts';
import { pictureTypes } from '@lehrpfad/contract/core/picture-types.ts';
import { RemovalButtons } from './removal-buttons.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { FieldGroup } from '../../fields/field-group.tsx';
import { describedBy } from '../../../ui/inputs/described-by.ts';
import type { FieldOptions, FieldProps } from '../../fields/field-props.ts';
import { FileDrop } from '../file-drop.tsx';
import styles from './logo-field.module.css';
import { PicturePreview } from './picture-preview.tsx';
import { ReadingNote } from './reading-note.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

interface LogoOptions extends FieldOptions {
  /** URL of the stored picture. */
  readonly current?: string | null | undefined;
  /** Whether cards show it as a square; it can be cropped then. */
  readonly square?: boolean;
}

const types = new Intl.ListFormat('de', { type: 'disjunction' }).format(
  Object.values(pictureTypes),
);
const formats = `${types}. Große Bilder werden auf ${limits.logoPixels} Pixel verkleinert.`;
const onCards = 'Karten zeigen das Bild im Quadrat, wie hier.';

const shapes = [
  { value: false, word: 'Ganz zeigen' },
  { value: true, word: 'Quadratisch zuschneiden' },
] as const;

/** A picture: `undefined` leaves it unchanged, `null` removes it, a `Blob` (JPEG, at most 1024 × 1024) replaces it. */
export function LogoField(given: FieldProps<Blob | null | undefined> & LogoOptions) {
  const { id, label, value, current, square = false, disabled = false } = given;
  const logo = usePictureChoice(given, current);
  const description = square ? `${formats} ${onCards}` : formats;
  const props = { ...given, description, error: logo.message ?? given.error };
  const hasPicture = value instanceof Blob || (value === undefined && Boolean(current));
  // The Content-Security-Policy lets the browser read pictures of this host only.
  const canCrop = square && (value instanceof Blob || current?.startsWith('/')) && hasPicture;
  const { cropping } = logo;

  return (
    <FieldGroup {...props}>
      <div className="wrap gap-4 items-start">
        {cropping ? (
          <cropping.Editor source={cropping.source} label={label} onCropping={logo.crop} />
        ) : (
          <Frame label={label} picture={value === undefined ? current : value} />
        )}
        <div className="grid grow-basis gap-2">
          <FileDrop
            id={id}
            button={hasPicture ? 'Anderes Bild wählen' : 'Bild auswählen'}
            accept="image/*"
            disabled={disabled}
            describedBy={describedBy(props)}
            onFiles={([file]) => file && logo.take(file)}
          />
          {canCrop && !disabled && <ShapeChoice label={label} logo={logo} />}
          <ReadingNote isReading={logo.isReading} />
          <RemovalButtons
            label={label}
            disabled={disabled}
            onRemove={hasPicture ? logo.remove : undefined}
            onRestore={value === null && current ? logo.restore : undefined}
          />
        </div>
      </div>
    </FieldGroup>
  );
}

interface ShapeChoiceProps {
  readonly label: string;
  readonly logo: ReturnType<typeof usePictureChoice>;
}

/** Choice between the whole picture and a square of it. */
function ShapeChoice({ label, logo }: ShapeChoiceProps) {
  const isCropped = logo.cropping !== null || logo.isCropAsked;
  return (
    <Segments
      label={`${label}: Darstellung`}
      options={shapes}
      value={isCropped}
      onChange={(isCrop) => {
        if (!isCrop) logo.showWhole();
        else if (!isCropped) logo.beginCrop();
      }}
    />
  );
}

interface FrameProps {
  readonly label: string;
  readonly picture: Blob | string | null | undefined;
}

/** A picture in a square, as cards show it. */
function Frame({ label, picture }: FrameProps) {
  const name = `${label}: Vorschau`;
  const fill = 'absolute inset-0 w-full h-full object-contain bg-plate';
  return (
    <div
      className={`${styles.frame} relative grid flex-none place-center border rounded-md bg-paper overflow-hidden`}
    >
      {picture instanceof Blob ? (
        <PicturePreview picture={picture} className={fill} label={name} />
      ) : picture ? (
        <img className={fill} src={picture} alt={name} />
      ) : (
        <span className="text-xs text-soft">Kein Bild</span>
      )}
    </div>
  );
}
