import { Link, useLocation } from 'wouter';
import { paths } from '../../core/navigation/paths.ts';
import { CloseButton } from '../../core/ui/controls/close-button.tsx';
import { takeReturnPage, type ReturnPage } from '../../core/session/return-page.ts';
import { t } from '../../core/texts/texts.ts';

/** Says what was just ended for good, or why the login is needed. */
function sentenceOf({ ended, isExpired }: ReturnPage): string {
  if (ended === 'account')
    return t('Ihr Konto ist geschlossen. Alles, was dazu gehörte, ist gelöscht.');
  if (ended === 'membership')
    return t('Sie haben das Konto Ihres Unternehmens verlassen. Ihr Login ist gelöscht.');
  return isExpired
    ? t('Ihre Sitzung ist abgelaufen. Nach dem Login geht es dort weiter, wo Sie waren.')
    : t('Die gewünschte Seite ist nur nach dem Login zu sehen. Danach öffnet sie sich von selbst.');
}

/** Says why nobody is logged in: an account was closed or left, the session has expired, or the requested page needs a login. */
export function ReturnPageNotice(returnPage: ReturnPage) {
  const [path] = useLocation();
  return (
    <div
      role="alert"
      className="border-bottom line gap-2-4 justify-center py-2 px-4 text-ink bg-accent"
    >
      <p>
        {sentenceOf(returnPage)}{' '}
        {path !== paths.login && !returnPage.ended && (
          <Link href={paths.login} className="tap-line font-bold text-brand">
            {t('Zum Login')}
          </Link>
        )}
      </p>
      <CloseButton
        className="hover-tint bare-button tap-square flex-none rounded-full"
        onClose={takeReturnPage}
      />
    </div>
  );
}
