import { lazy, type ComponentType } from 'react';

/** Returns a page that is loaded from a chunk of its own. If it has been loaded, it renders at once; `lazy` would first render nothing. */
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  async function preload(): Promise<ComponentType<Props>> {
    arrived ??= await load();
    return arrived;
  }
  const Arriving = lazy(async () => ({ default: await preload() }));
  const Page = (props: Props) =>
    arrived ? <Arrived page={arrived} props={props} /> : <Arriving {...props} />;
  return { preload, Page };
}

interface ArrivedProps<Props> {
  readonly page: ComponentType<Props>;
  readonly props: Props;
}

function Arrived<Props extends object>({ page: Page, props }: ArrivedProps<Props>) {
  return <Page {...props} />;
}
