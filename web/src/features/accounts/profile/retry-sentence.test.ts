import { expect, it } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { retrySentence } from './retry-sentence.ts';
import { wrongPassword } from '../login/wrong-password.ts';

it('names the minutes that the server has told to wait', () => {
  expect(retrySentence({ retryAfter: 700 })).toBe(' Das geht wieder in 12 Minuten.');
  expect(retrySentence({ retryAfter: undefined })).toBe('');
  expect(wrongPassword('password')(new ApiError(429, {}, 60))).toEqual({
    password:
      'Zu viele Versuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut. Das geht wieder in einer Minute.',
  });
});
