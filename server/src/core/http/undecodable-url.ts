import { isStorable } from '../database/storable.ts';
import { malformedRequest } from './errors.ts';

/**
 * Rejects a URL that cannot be decoded: a response to a different query would be worse.
 * @throws 400
 */
export function refuseUndecodableUrl(url: string): void {
  try {
    if (isStorable(decodeURIComponent(url))) return;
  } catch {
    // falls through to the refusal
  }
  throw malformedRequest();
}
