import { useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './begun-notice.module.css';

interface BegunNoticeProps {
  /** What was begun in this tab and neither saved nor given up, as a sentence. */
  readonly text: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Leads back to a form that was left without saving: by a reload, or a login that ran out. */
export function BegunNotice({ text, onContinue, onDiscard }: BegunNoticeProps) {
  const id = useId();
  return (
    <div className={styles.notice}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <Button variant="default" aria-describedby={id} onClick={onContinue}>
        Weiter bearbeiten
      </Button>
      <Button variant="default" aria-describedby={id} onClick={onDiscard}>
        Verwerfen
      </Button>
    </div>
  );
}
