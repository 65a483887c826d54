import { lazy, useState, type ComponentType } from 'react';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { FailedPage } from '../frame/page-boundary.tsx';

let pages = 0;

/**
 * Returns a page that is loaded from a chunk of its own. If it has been loaded, it renders at once; `lazy` would first render nothing.
 * `lazy` would also remember a failure until a reload; a page that could not be loaded is loaded like any other missing part.
 */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  async function preload(): Promise<ComponentType<Props>> {
    arrived ??= await load();
    return arrived;
  }
  pages += 1;
  const Missing = lazyPart(`page-${pages}`, preload, null, <FailedPage />);
  const Arriving = lazy(async () => ({ default: await preload().catch(() => Missing) }));
  function Page(props: Props) {
    // Stays the same while the page is shown: another component would lose the state of the page.
    const [Shown] = useState(() => arrived ?? Arriving);
    return <Shown {...props} />;
  }
  return { preload, Page };
}
