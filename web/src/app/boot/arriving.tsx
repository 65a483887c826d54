import { lazy, type ComponentType } from 'react';

/** A page in a chunk of its own. One that has come is shown at once; `lazy` by itself would show nothing for a moment first. */
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
