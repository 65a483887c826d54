import {
  programmeCredit,
  programmeName,
  programmeWebsite,
} from '@lehrpfad/regions/parts/programme.ts';
import { Web } from './lines.tsx';
import styles from './legal-table.module.css';

const ccBy = 'https://creativecommons.org/licenses/by/4.0/deed.de';

/** Content by others, and its licences. The footer names the sources of the places on every page. */
const sources = [
  {
    what: 'Orte und Postleitzahlen',
    who: <Web href="https://www.geonames.org/">GeoNames</Web>,
    licence: <Web href={ccBy}>CC BY 4.0</Web>,
  },
  {
    what: 'Lage kleiner Orte',
    who: <Web href="https://www.openstreetmap.org/copyright">OpenStreetMap-Mitwirkende</Web>,
    licence: <Web href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL 1.0</Web>,
  },
  {
    what: 'Grenzen der Gemeinden',
    who: <Web href="https://www.bkg.bund.de/">GeoBasis-DE / BKG</Web>,
    licence: <Web href="https://www.gesetze-im-internet.de/geonutzv/">GeoNutzV</Web>,
  },
  {
    what: 'Karte basemap.de (nur mit Einwilligung)',
    who: <Web href="https://basemap.de/">basemap.de / BKG</Web>,
    licence: <Web href={ccBy}>CC BY 4.0</Web>,
  },
  {
    what: 'Umriss in der eingebauten Karte',
    who: <Web href="https://www.naturalearthdata.com/">Natural Earth</Web>,
    licence: 'gemeinfrei',
  },
  {
    what: 'Zeichenprogramm der Karte',
    who: <Web href="https://maplibre.org/">MapLibre</Web>,
    licence: 'BSD-3-Clause',
  },
  {
    what: 'Schrift Atkinson Hyperlegible',
    who: <Web href="https://www.brailleinstitute.org/freefont/">Braille Institute</Web>,
    licence: <Web href="https://openfontlicense.org/">SIL OFL 1.1</Web>,
  },
  {
    what: `Tätigkeitsfelder (${programmeName})`,
    who: <Web href={programmeWebsite}>{programmeCredit}</Web>,
    licence: 'Nennung der Felder',
  },
  {
    what: 'Programm Lehrpfad, seine Zeichnungen, Symbole und Filme',
    who: 'für dieses Angebot gemacht',
    licence: 'MIT',
  },
] as const;

export function SourcesAndLicences() {
  return (
    <>
      <table className={`${styles.table} w-full m-0 mb-6 text-sm ${styles.links}`}>
        <caption>Was von anderen kommt</caption>
        <thead>
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Von wem</th>
            <th scope="col">Lizenz</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ what, who, licence }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="Von wem">{who}</td>
              <td data-label="Lizenz">{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Die wechselnden Bilder der Startseite wählt die Redaktion aus; wer ihre Rechte hat, sagen
        wir auf Anfrage. Logos gehören den Unternehmen und Kammern, die sie zeigen.
      </p>
    </>
  );
}
