import { paths } from '../../core/navigation/paths.ts';
import { useManages } from '../../core/session/use-manages.ts';
import { useIsToSetUp } from './setup-state.ts';

/** Pages that colleagues for ads may open. */
const pagesForAds: readonly string[] = [
  paths.ownJobAds,
  paths.ownFigures,
  paths.ownEvents,
  paths.account,
];

/** Returns whether the present person may open a page of the company area. The setup can be opened until it is finished. */
export function useOpenPages(): (path: string) => boolean {
  const manages = useManages();
  const isToSetUp = useIsToSetUp();
  return (path) =>
    path === paths.setup ? manages && isToSetUp : manages || pagesForAds.includes(path);
}
