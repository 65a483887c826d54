import { Button } from '@mantine/core';
import { hasDraft } from '../../../floor/form/form-drafts.ts';
import styles from './begun-notice.module.css';
import { draftOf } from './event-draft.ts';

/** Leads back to a new event that was begun in this tab and neither saved nor given up. */
export function BegunNotice({ onContinue }: { readonly onContinue: () => void }) {
  if (!hasDraft(draftOf(null))) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>Sie haben ein Event begonnen und noch nicht gespeichert.</p>
      <Button size="md" variant="default" onClick={onContinue}>
        Weiter bearbeiten
      </Button>
    </div>
  );
}
