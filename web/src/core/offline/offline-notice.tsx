import { useEffect } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { announce } from '../ui/notices/announcer.tsx';
import { momentText } from '../text/dates.ts';
import { queryClient } from '../data/query-client.ts';
import styles from './offline-notice.module.css';

const askAgain = () => queryClient.invalidateQueries();

/** Says that what is shown comes from this device, and how old it is. @param at ISO time */
export function OfflineNotice({ at }: { readonly at: string }) {
  const text = `Du bist offline. Stand: ${momentText(at)}.`;
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <Button variant="default" onClick={askAgain}>
        Neu laden
      </Button>
    </div>
  );
}
