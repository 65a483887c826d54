import { ignoreSecondClicks } from './double-clicks.ts';
import { offerLanguage } from './language-offer.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Runs tasks that the visit itself does not need; called after everything else has been loaded. */
export async function afterStart(
  ...favourites: Parameters<typeof registerServiceWorker>
): Promise<void> {
  ignoreSecondClicks();
  await Promise.all([offerLanguage(), registerServiceWorker(...favourites)]);
}
