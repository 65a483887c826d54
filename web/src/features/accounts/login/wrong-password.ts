import { ApiError } from '../../../core/api/api.ts';
import { retrySentence } from '../profile/retry-sentence.ts';

/** Shows a wrong password at its field; other errors get the default handling. */
export function wrongPassword(field: string) {
  return (error: unknown): Readonly<Record<string, string>> | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 429) {
      return {
        [field]: `Zu viele Versuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.${retrySentence(error)}`,
      };
    }
    return error.status === 401 ? { [field]: 'Das Passwort ist falsch!' } : undefined;
  };
}
