import { programmeTexts as programme } from '@lehrpfad/regions/parts/programme-texts.ts';
import { ExternalIcon } from '../../core/ui/icons/icons.tsx';
import { externalLink } from '../../core/text/web-links.ts';
import { PlainInstead } from './plain-instead.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './partners-section.module.css';

/** Other sites with apprenticeships in all of Germany. */
const exchanges = [
  {
    href: 'https://www.ihk-lehrstellenboerse.de/',
    name: t('IHK-Lehrstellenbörse'),
    who: t('Industrie- und Handelskammern'),
  },
  {
    href: 'https://www.lehrstellen-radar.de/',
    name: t('Lehrstellenradar'),
    who: t('Handwerkskammern'),
  },
  {
    href: 'https://www.arbeitsagentur.de/',
    name: t('Bundesagentur für Arbeit'),
    who: t('Jobsuche und Berufsberatung'),
  },
] as const;

/** Explains the source of the twelve career fields, and links to other sites. */
export function PartnersSection() {
  return (
    <section className="bg-paper" aria-label={translated(programme.sectionLabel)}>
      <div className={`${styles.inside} grid max-w-page mx-auto`}>
        <div>
          <PlainInstead page="start-brafo">
            <h2 className="text-3xl">{translated(programme.heading)}</h2>
            {programme.about.map((text) => (
              <p key={text}>{translated(text)}</p>
            ))}
          </PlainInstead>
          <a href={programme.website} {...externalLink} className="tap-line gap-2 mt-2">
            <span>{translated(programme.link)}</span>
            <ExternalIcon />
          </a>
        </div>
        <div>
          <PlainInstead page="start-exchanges">
            <h2 className="text-3xl">{t('Weitere Börsen')}</h2>
            <p>
              {t(
                'Auch die Kammern und die Arbeitsagentur vermitteln Ausbildungsplätze und Praktika.',
              )}
            </p>
          </PlainInstead>
          <ul className="grid list-plain gap-3 mt-5" aria-label={t('Externe Seiten')}>
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
