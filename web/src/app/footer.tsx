import { version } from '../../package.json';
import { openConsentSettings } from '../floor/consent.ts';
import { externalLink } from '../floor/web-links.ts';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.line}>
          Lehrpfad · Version {version} ·{' '}
          <button type="button" className={styles.settings} onClick={openConsentSettings}>
            Cookie-Einstellungen
          </button>
        </p>
        <p className={styles.line}>
          Ortsdaten: <Source href="https://www.geonames.org/">GeoNames</Source> (
          <Source href="https://creativecommons.org/licenses/by/4.0/deed.de">CC BY 4.0</Source>), ©{' '}
          <Source href="https://www.openstreetmap.org/copyright">OpenStreetMap-Mitwirkende</Source>{' '}
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
