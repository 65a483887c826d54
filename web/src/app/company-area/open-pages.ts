import { paths } from '../../core/navigation/paths.ts';
import { useManages } from '../../core/session/use-manages.ts';

/** Pages that colleagues for ads may open. */
const pagesForAds: readonly string[] = [
  paths.ownJobAds,
  paths.ownFigures,
  paths.ownEvents,
  paths.account,
];

/** Returns whether the present person may open a page of the company area. */
export function useOpenPages(): (path: string) => boolean {
  const manages = useManages();
  return (path) => manages || pagesForAds.includes(path);
}
