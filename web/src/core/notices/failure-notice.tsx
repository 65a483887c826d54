import { Button } from '../ui/controls/button.tsx';
import { dismissFailure, useFailure } from './failures.ts';
import { t } from '../texts/texts.ts';
import styles from './failure-notice.module.css';
import { useIsOnline } from '../hooks/use-is-online.ts';

/** The global error message (specification, section 8): stays at the top until its cause is resolved or somebody closes it. */
export function FailureNotice() {
  const failed = useFailure();
  const isOnline = useIsOnline();
  return (
    <div role="alert" className={`${styles.place} flex justify-center sticky p-3`}>
      {failed && (
        <div className={`${styles.notice} text-on-solid row gap-3 justify-end`}>
          <p>
            {t(
              'Fehler – Bei der Bearbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.',
            )}
            {!isOnline &&
              t(' Keine Internetverbindung: Zu lesen sind nur Favoriten und die letzte Suche.')}
          </p>
          <Button variant="white" danger onClick={dismissFailure}>
            {t('Schließen')}
          </Button>
        </div>
      )}
    </div>
  );
}
