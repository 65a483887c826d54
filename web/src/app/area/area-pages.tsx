import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { forgetUndo } from '../../core/notices/undo.ts';
import { arriving } from '../boot/arriving.tsx';
import { Redirect } from '../../core/navigation/redirect.tsx';

export interface AreaPage {
  /** What stands behind it (`/neu`, `/12/bearbeiten`) is the page's own. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** The pages of an area, each in a chunk of its own. An address that names none leads to `home`. */
export function areaPages(table: readonly AreaPage[], home: string) {
  const routes = table.map(({ path, load }) => ({ path, ...arriving(load) }));
  /** @param allowed whether a page is there for who is looking */
  return function AreaPages({ allowed = () => true }: { allowed?: (path: string) => boolean }) {
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

/** What was done on a page can be taken back there, and nowhere else. */
function UndoHere() {
  useEffect(() => forgetUndo, []);
  return null;
}
