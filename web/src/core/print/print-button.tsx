import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icons.tsx';

/** How long something is shown before its sheet is fetched, so that it holds up nothing else. */
const quietMs = 500;

interface PrintButtonProps<Props> {
  /** Tells kinds of sheets apart. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props & { readonly isChosen: boolean }>>;
  readonly sheet: Props;
  readonly label?: string;
}

/** Prints what is shown as a sheet of its own. The sheet comes by itself, so that the browser's own way to print finds it too. */
export function PrintButton<Props extends object>({
  name,
  load,
  sheet,
  label = 'Drucken',
}: PrintButtonProps<Props>) {
  const [isQuiet, setQuiet] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['sheet', name],
    queryFn: async () => ({ Sheet: await load() }),
    enabled: isQuiet,
    staleTime: Infinity,
    retry: false,
    // Without it the page itself is printed.
    meta: { silent: true },
  });

  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);

  async function printSheet() {
    if (!data) await refetch();
    flushSync(() => setChosen(true));
    addEventListener('afterprint', () => setChosen(false), { once: true });
    print();
  }

  return (
    <>
      <Button variant="default" icon={<PrintIcon />} onClick={printSheet}>
        {label}
      </Button>
      {data && <data.Sheet {...sheet} isChosen={isChosen} />}
    </>
  );
}

const PrintIcon = () => (
  <Icon>
    <path d="M7 8.5V4h10v4.5M7 17H4.5v-7A1.5 1.5 0 0 1 6 8.5h12a1.5 1.5 0 0 1 1.5 1.5v7H17" />
    <path d="M7 13.5h10V20H7z" />
  </Icon>
);
