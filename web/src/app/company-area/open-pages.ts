import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';

/** Pages that colleagues for ads may open. */
const pagesForAds: readonly string[] = [
  paths.ownJobAds,
  paths.ownFigures,
  paths.ownEvents,
  paths.account,
];

/** Whether the present person manages the account, and so sees all of its pages. Sessions of before 2.4 lack the role. */
export const useManages = (): boolean => useSession()?.role !== 'ads';

/** Returns whether the present person may open a page of the company area. */
export function useOpenPages(): (path: string) => boolean {
  const manages = useManages();
  return (path) => manages || pagesForAds.includes(path);
}
