import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { audiencePath } from './address.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './audience-links.module.css';
import { audiences } from './audiences.ts';

interface AudienceLinksProps {
  readonly current: FaqAudience | null;
  /** Called when a button shows its page in this tab. */
  readonly onChoose: (audience: FaqAudience) => void;
}

const staysHere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey) && button === 0;

export function AudienceLinks({ current, onChoose }: AudienceLinksProps) {
  return (
    <nav aria-label={t('Informationen nach Zielgruppe')} className={`${styles.links} grid gap-3`}>
      {audiences.map(({ page, label, hint, picture }) => (
        <Link
          key={page}
          href={audiencePath(page)}
          className={`${styles.link} card grid no-underline overflow-hidden`}
          aria-current={page === current ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            if (staysHere(event)) onChoose(page);
          }}
        >
          <img
            src={picture}
            alt=""
            className={`${styles.picture} block w-full`}
            width="300"
            height="100"
          />
          <span
            className={`${styles.words} grid min-w-0 content-start gap-1 hyphens-auto wrap-anywhere`}
          >
            <span className={`${styles.label} text-md font-bold leading-tight`}>{label}</span>
            <span className={`${styles.hint} text-soft`}>{hint}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
