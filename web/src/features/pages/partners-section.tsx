import { ExternalIcon } from '../../core/ui/icons/icons.tsx';
import { externalLink } from '../../core/text/web-links.ts';
import { PlainInstead } from './plain-instead.tsx';
import styles from './partners-section.module.css';

const brafoSite = 'https://www.brafo-ke.de/';

/** Other sites with apprenticeships in Sachsen-Anhalt. */
const exchanges = [
  {
    href: 'https://www.ihk-lehrstellenboerse.de/',
    name: 'IHK-Lehrstellenbörse',
    who: 'Industrie- und Handelskammern',
  },
  {
    href: 'https://www.lehrstellen-radar.de/',
    name: 'Lehrstellenradar',
    who: 'Handwerkskammern',
  },
  {
    href: 'https://www.arbeitsagentur.de/',
    name: 'Bundesagentur für Arbeit',
    who: 'Jobsuche und Berufsberatung',
  },
] as const;

/** Explains the source of the twelve career fields, and links to other sites. */
export function PartnersSection() {
  return (
    <section className="bg-paper" aria-label="BRAFO und andere Börsen">
      <div className={`${styles.inside} grid max-w-page mx-auto`}>
        <div>
          <PlainInstead page="start-brafo">
            <h2 className="text-3xl">Was ist BRAFO?</h2>
            <p>
              BRAFO heißt „Berufswahl Richtig Angehen, Frühzeitig Orientieren“. Es ist das Programm
              des Landes Sachsen-Anhalt zur Berufsorientierung und beginnt in Klasse 7.
            </p>
            <p>
              Die vier Lebenswelten mit ihren zwölf Tätigkeitsfeldern kommen von dort. Wenn du
              weißt, welche Felder dir liegen, findest du mit ihnen oben auf dieser Seite passende
              Stellen.
            </p>
          </PlainInstead>
          <a href={brafoSite} {...externalLink} className="tap-line gap-2 mt-2">
            <span>Mehr über BRAFO (externe Seite)</span>
            <ExternalIcon />
          </a>
        </div>
        <div>
          <PlainInstead page="start-exchanges">
            <h2 className="text-3xl">Weitere Börsen</h2>
            <p>
              Auch die Kammern und die Arbeitsagentur vermitteln Ausbildungsplätze und Praktika.
            </p>
          </PlainInstead>
          <ul className="grid list-plain gap-3 mt-5" aria-label="Externe Seiten">
            {exchanges.map(({ href, name, who }) => (
              <li key={href}>
                <a
                  href={href}
                  {...externalLink}
                  className={`${styles.exchange} hover-raised line gap-4 justify-between py-3 px-4 border rounded-lg no-underline`}
                >
                  <span>
                    <strong>{name}</strong>
                    <span className="block text-hint"> {who}</span>
                  </span>
                  <ExternalIcon />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
