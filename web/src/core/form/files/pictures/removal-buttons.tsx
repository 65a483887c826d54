import { Button } from '../../../ui/controls/button.tsx';

interface RemovalButtonsProps {
  readonly label: string;
  readonly disabled: boolean;
  /** undefined if there is no picture to remove. */
  readonly onRemove: (() => void) | undefined;
  /** undefined if no stored picture was removed. */
  readonly onRestore: (() => void) | undefined;
}

/** Buttons that remove the picture of a field, or keep the stored one after all. */
export function RemovalButtons({ label, disabled, onRemove, onRestore }: RemovalButtonsProps) {
  return (
    <div className="wrap gap-2">
      {onRemove && (
        <Button variant="subtle" danger disabled={disabled} onClick={onRemove}>
          {label} entfernen
        </Button>
      )}
      {onRestore && (
        <Button variant="subtle" disabled={disabled} onClick={onRestore}>
          {label} behalten
        </Button>
      )}
    </div>
  );
}
