import { useState } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { retrySentence } from '../profile/retry-sentence.ts';

const wrong = 'E-Mail oder Passwort falsch!';
const tooMany =
  'Zu viele Loginversuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.';

/** Returns the error messages of login forms. @param first that is there at the beginning */
export function useLoginFailure(first = '') {
  /** Message above the form: too many attempts, or a deactivated account. */
  const [notice, setNotice] = useState(first);

  function onFailure(error: unknown): Readonly<Record<string, string>> | undefined {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 429) {
      setNotice(tooMany + retrySentence(error));
      return {};
    }
    if (error.status !== 401 && error.status !== 403) return undefined;
    if (error.code === 'csrf_failed') return undefined;
    if (error.code === 'user_inactive') setNotice(error.message);
    return { email: wrong, password: wrong };
  }

  return { notice, setNotice, onFailure };
}
