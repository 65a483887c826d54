import { CloseIcon } from '../icons/icons.tsx';

interface CloseButtonProps {
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** The cross that closes what lies above the page or beside a list. */
export function CloseButton({ className, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label="Schließen"
      title="Schließen"
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  );
}
