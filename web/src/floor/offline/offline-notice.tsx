import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { announce } from '../announcer.tsx';
import { formatDate, formatTime } from '../dates.ts';
import { queryClient } from '../query-client.ts';
import styles from './offline-notice.module.css';

/** The day and the minute in Sachsen-Anhalt, as `21.11.26, 19:40 Uhr`. */
function momentText(isoTime: string): string {
  // Swedish writes dates as ISO does.
  const [day = '', time = ''] = new Date(isoTime)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .split(' ');
  return `${formatDate(day)}, ${formatTime(time.slice(0, 5))}`;
}

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
      <Button size="md" variant="default" onClick={askAgain}>
        Neu laden
      </Button>
    </div>
  );
}
