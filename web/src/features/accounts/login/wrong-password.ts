import { ApiError } from '../../../core/api/api.ts';
import { later } from '../profile/later.ts';

/** Says at its field that the password is not the account's; whatever else failed goes the usual ways. */
export function wrongPassword(field: string) {
  return (error: unknown): Readonly<Record<string, string>> | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 429) {
      return {
        [field]: `Zu viele Versuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.${later(error)}`,
      };
    }
    return error.status === 401 ? { [field]: 'Das Passwort ist falsch!' } : undefined;
  };
}
