import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { forgetUndo } from '../../core/notices/undo.ts';
import { arriving } from '../boot/arriving.tsx';
import { Redirect } from '../../core/navigation/redirect.tsx';

export interface AreaPage {
  /** The page itself handles further segments (`/neu`, `/12/bearbeiten`). */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Returns the routes of an area, with each page in a chunk of its own. An unknown path leads to `start`. */
export function areaPages(table: readonly AreaPage[], start: string) {
  const routes = table.map(({ path, load }) => ({ path, ...arriving(load) }));
  /** @param allowed whether the current account may open a page @param home replaces `start` if the account may not open it */
  return function AreaPages({
    allowed = () => true,
    home = start,
  }: {
    readonly allowed?: (path: string) => boolean;
    readonly home?: string | undefined;
  }) {
    return (
      <Suspense fallback={null}>
        <Switch>
          {routes
            .filter(({ path }) => allowed(path))
            .map(({ path, Page }) => (
              <Route key={path} path={`${path}/*?`}>
                <Page />
                <UndoHere />
              </Route>
            ))}
          <Route>
            <Redirect to={home} />
          </Route>
        </Switch>
      </Suspense>
    );
  };
}

/** Forgets the undo of a page when the page is left. */
function UndoHere() {
  useEffect(() => forgetUndo, []);
  return null;
}
