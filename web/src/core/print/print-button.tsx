import { Printer } from 'lucide';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';

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

const PrintIcon = () => <Icon node={Printer} />;
