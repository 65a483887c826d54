import styles from './pause-button.module.css';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onToggle: () => void;
}

/** Whatever moves by itself can be stopped (WCAG 2.2.2). */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  const name = isPaused ? 'Bilderwechsel fortsetzen' : 'Bilderwechsel anhalten';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      onClick={onToggle}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d={isPaused ? 'M8 5.5v13l10.5-6.5Z' : 'M7 5.5h3.5v13H7Zm6.5 0H17v13h-3.5Z'}
        />
      </svg>
    </button>
  );
}
