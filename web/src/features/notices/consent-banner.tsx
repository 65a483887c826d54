import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { openConsentSettings } from '../../core/device/consent.ts';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './consent-banner.module.css';
import { chooseConsent } from './consent-choice.ts';

interface ConsentBannerProps {
  /** URL of the map's style; undefined while unknown. */
  readonly mapStyleUrl: string | undefined;
}

/**
 * Asks once whether the map may be shown. It is no dialog, because the page works without an answer. It has its own room at the end of the
 * page and is sticky at the lower edge; scrolling to a focused element keeps it above the banner.
 */
export function ConsentBanner({ mapStyleUrl }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelowFocus(banner);
  return (
    <section
      ref={banner}
      className={`${styles.banner} sticky border-top bg-paper`}
      aria-label={t('Cookies und Karte')}
      data-consent-banner=""
    >
      <div className={`${styles.inside} max-w-page row gap-3-6 justify-between mx-auto`}>
        <p className={`${styles.text} max-w-prose text-sm`}>
          {/* A single text node: with several, later ones would move when the first wraps differently after the font has loaded. */}
          {t(
            'Dürfen wir dir die Ergebnisse auf einer Karte zeigen? {service} Deine Favoriten bleiben immer auf deinem Gerät.',
            { service: translated(mapServiceSentence(mapStyleUrl)) },
          )}
        </p>
        <div className={`${styles.actions} wrap gap-2`}>
          <Button wraps name="consent" value="accept" onClick={() => chooseConsent(true, null)}>
            {t('Alle Akzeptieren')}
          </Button>
          <Button name="consent" value="decline" onClick={() => chooseConsent(false, null)}>
            {t('Ablehnen')}
          </Button>
          <Button
            wraps
            name="consent"
            value="settings"
            variant="default"
            onClick={openConsentSettings}
          >
            {t('Einstellungen verwalten')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Sets `--banner-height`, the height at the lower edge that scrolling and sticky elements keep free. */
function useRoomBelowFocus(banner: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      root.style.setProperty('--banner-height', `${isSticky ? element.offsetHeight : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, [banner]);
}
