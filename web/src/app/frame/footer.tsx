import { version } from '../../../package.json';
import { openConsentSettings } from '../../core/device/consent.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { externalLink } from '../../core/text/web-links.ts';
import { ColourChoice } from './colour-choice.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './footer.module.css';

const pages = [
  { path: paths.information, words: t('Informationen') },
  { path: paths.contact, words: t('Kontakt') },
  { path: paths.accessibility, words: t('Barrierefreiheit') },
  { path: paths.reportBarrier, words: t('Barriere melden') },
  { path: paths.privacy, words: t('Datenschutz') },
  { path: paths.imprint, words: t('Impressum') },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inside} max-w-page row gap-2-4 justify-between mx-auto`}>
        <nav className={`${styles.pages} wrap gap-1-4`} aria-label={t('Über dieses Angebot')}>
          {pages.map(({ path, words }) => (
            <a key={path} href={hrefOf(path)} className="tap-line text-inherit">
              {words}
            </a>
          ))}
        </nav>
        <p className={`${styles.line} text-sm`}>
          Lehrpfad · Version {version} ·{' '}
          <button
            type="button"
            name="consent-settings"
            className={`${styles.settings} bare-button min-h-tap underline`}
            onClick={openConsentSettings}
          >
            {t('Cookie-Einstellungen')}
          </button>
        </p>
        <ColourChoice />
        <p className={`${styles.line} text-sm`}>
          {t('Ortsdaten:')} <Source href="https://www.geonames.org/">GeoNames</Source> (
          <Source href="https://creativecommons.org/licenses/by/4.0/deed.de">CC BY 4.0</Source>), ©{' '}
          <Source href="https://www.openstreetmap.org/copyright">
            {t('OpenStreetMap-Mitwirkende')}
          </Source>{' '}
          (ODbL), © <Source href="https://www.bkg.bund.de/">GeoBasis-DE / BKG</Source>
        </p>
      </div>
    </footer>
  );
}

function Source({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} {...externalLink} className={styles.link}>
      {children}
    </a>
  );
}
