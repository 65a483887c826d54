import { offerLanguage } from './language-offer.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** What waits until everything that the visit itself needs has been loaded. */
export async function afterStart(
  ...favourites: Parameters<typeof registerServiceWorker>
): Promise<void> {
  await Promise.all([offerLanguage(), registerServiceWorker(...favourites)]);
}
