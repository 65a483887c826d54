import { CloseIcon } from '../icons/icons.tsx';
import { t } from '../../texts/texts.ts';

interface CloseButtonProps {
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** A button with a cross that closes a dialog or a detail. */
export function CloseButton({ className, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={t('Schließen')}
      title={t('Schließen')}
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  );
}
