import { Pause, Play } from 'lucide';
import { Icon } from '../../core/ui/icons/icon.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onToggle: () => void;
}

/** Button that stops moving content (WCAG 2.2.2). */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  const name = isPaused ? t('Bilderwechsel fortsetzen') : t('Bilderwechsel anhalten');
  return (
    <button
      type="button"
      className={`${styles.button} tap-square absolute z-1 text-on-solid p-0`}
      aria-label={name}
      title={name}
      onClick={onToggle}
    >
      <Icon node={isPaused ? Play : Pause} isFilled />
    </button>
  );
}
