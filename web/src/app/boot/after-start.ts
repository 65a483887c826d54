import { ignoreSecondClicks } from './double-clicks.ts';
import { offerLanguage } from './language-offer.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** What waits until everything that the visit itself needs has been loaded. */
export async function afterStart(
  ...favourites: Parameters<typeof registerServiceWorker>
): Promise<void> {
  ignoreSecondClicks();
  await Promise.all([offerLanguage(), registerServiceWorker(...favourites)]);
}
