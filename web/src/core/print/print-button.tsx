import { Printer } from 'lucide';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { t } from '../texts/texts.ts';

/** Delay before the sheet is loaded, so that it does not slow down other requests. */
const quietMs = 500;

interface PrintButtonProps<Props> {
  /** Identifies the kind of sheet. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props & { readonly isChosen: boolean }>>;
  readonly sheet: Props;
  readonly label?: string;
  /** Whether the browser's own print command does not find it, because another button's sheet shows the same object. */
  readonly isFurther?: boolean;
}

/** Prints the shown object as a separate sheet. The sheet is loaded in advance, so that the browser's own print command finds it, too. */
export function PrintButton<Props extends object>({
  name,
  load,
  sheet,
  label = t('Drucken'),
  isFurther = false,
}: PrintButtonProps<Props>) {
  const [isQuiet, setQuiet] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['sheet', name],
    queryFn: async () => ({ Sheet: await load() }),
    enabled: isQuiet,
    staleTime: Infinity,
    retry: false,
    // Without the sheet, the page itself is printed.
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
      {data && (isChosen || !isFurther) && <data.Sheet {...sheet} isChosen={isChosen} />}
    </>
  );
}

const PrintIcon = () => <Icon node={Printer} />;
