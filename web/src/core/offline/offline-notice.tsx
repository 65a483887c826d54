import { useEffect } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { announce } from '../ui/notices/announcer.tsx';
import { momentText } from '../text/dates.ts';
import { queryClient } from '../data/query-client.ts';
import { Notice } from '../ui/notices/notice.tsx';
import { t } from '../texts/texts.ts';

const askAgain = () => queryClient.invalidateQueries();

/** Says that the page shows data from this device, and their age. @param at ISO time */
export function OfflineNotice({ at }: { readonly at: string }) {
  const text = t('Du bist offline. Stand: {moment}.', { moment: momentText(at) });
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  return (
    <Notice tone="attention" className="row gap-2-4 justify-between">
      <p className="font-bold">{text}</p>
      <Button variant="default" onClick={askAgain}>
        {t('Neu laden')}
      </Button>
    </Notice>
  );
}
