import type { Maintenance } from '@lehrpfad/contract/notices/notices.ts';
import { useEffect, useState } from 'react';
import { announce } from '../../core/ui/notices/announcer.tsx';
import { CloseIcon } from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './maintenance-banner.module.css';
import { berlinMinute, isWithin, windowText } from './maintenance-window.ts';

const minuteMs = 60_000;

/** Key in the session storage of the notice that the user has closed. */
const closedKey = 'maintenance-closed';

const nameOf = (window: Maintenance) => `${windowText(window)} ${window.message}`;

function readClosed(): string | null {
  try {
    return sessionStorage.getItem(closedKey);
  } catch {
    return null;
  }
}

function keepClosed(name: string): void {
  try {
    sessionStorage.setItem(closedKey, name);
  } catch {
    // Without storage it stays closed until the page is left.
  }
}

/** Returns the current minute in Germany; updates each minute and when the tab becomes visible. */
function useMinute(): string {
  const [minute, setMinute] = useState(() => berlinMinute(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setMinute(berlinMinute(new Date()));
      timer = setTimeout(look, minuteMs - (Date.now() % minuteMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return minute;
}

function NoticeText({ window }: { readonly window: Maintenance }) {
  const { message } = window;
  const span = windowText(window);
  return (
    <p className={`${styles.text} flex-1 min-w-0 mt-2 mb-2`}>
      <strong>{t('Wartungsarbeiten:')}</strong> {message || `${span}.`}{' '}
      <span className="text-accent">
        {message
          ? t('Dieser Hinweis gilt vom {span}.', { span })
          : t('In dieser Zeit kann die Seite kurz nicht erreichbar sein.')}
      </span>
    </p>
  );
}

/** Banner above every page during the announced period, unless the user has closed it in this visit. */
export function MaintenanceBanner({ window }: { readonly window: Maintenance }) {
  const minute = useMinute();
  const [closed, setClosed] = useState(readClosed);
  const name = nameOf(window);
  const isShown = isWithin(window, minute) && closed !== name;

  useEffect(() => {
    if (isShown) announce(t('Wartungsarbeiten: {name}', { name }));
  }, [isShown, name]);

  function close(): void {
    keepClosed(name);
    setClosed(name);
    // The pressed button is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  if (!isShown) return null;
  return (
    <section
      className={`${styles.banner} bg-accent-strong border-bottom text-ink`}
      aria-label={t('Wartungshinweis')}
    >
      <div className={`${styles.inside} max-w-page line gap-2-4 mx-auto`}>
        <NoticeText window={window} />
        <button
          type="button"
          className={`${styles.close} bare-button tap-square flex-none rounded-md`}
          aria-label={t('Wartungshinweis schließen')}
          title={t('Schließen')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
