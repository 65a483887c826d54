import type { PublicFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { useFocusWhen } from '../../core/form/focus-field.ts';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import { ChevronIcon, ShareIcon } from '../../core/ui/icons/icons.tsx';
import { germanContent, t } from '../../core/texts/texts.ts';
import lines from '../../core/ui/text/line-link.module.css';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { PublicAttachments } from './files/public-attachments.tsx';
import folding from './folding.module.css';
import styles from './public-faq.module.css';

interface PublicEntryProps {
  readonly entry: PublicFaqEntry;
  readonly href: string;
  readonly isOpen: boolean;
  /** Whether the address names this entry. */
  readonly isLinked: boolean;
  readonly onToggle: () => void;
}

/** A question, and unfolded its answer with the attachments. */
export function PublicEntry({ entry, href, isOpen, isLinked, onToggle }: PublicEntryProps) {
  const id = `frage-${entry.id}`;
  const button = useFocusWhen<HTMLButtonElement>(isLinked);
  return (
    <li className={`${folding.item} border rounded-lg bg-paper`} data-open={isOpen}>
      <h3 className={`${styles.title} text-lg`}>
        <button
          ref={button}
          type="button"
          id={id}
          className={`${styles.toggle} bare-button flex gap-3 items-start justify-between w-full py-4 px-5 rounded-lg text-start`}
          aria-expanded={isOpen}
          aria-controls={`${id}-antwort`}
          onClick={onToggle}
        >
          <span lang={germanContent()} className="min-w-0 wrap-anywhere">
            {entry.title}
          </span>
          <span className={`${folding.arrow} grid flex-none text-brand`}>
            <ChevronIcon />
          </span>
        </button>
      </h3>
      <div id={`${id}-antwort`} className={styles.answer} hidden={!isOpen}>
        {isOpen && (
          <>
            <Answer entry={entry} />
            <PublicAttachments files={entry.files} />
            <a href={href} className={`${lines.link} ${styles.share} mt-3 text-sm`}>
              <ShareIcon />
              {t('Link zu dieser Frage')}
            </a>
          </>
        )}
      </div>
    </li>
  );
}

/** The answer, in plain language if that is on and such a text exists. */
function Answer({ entry }: Pick<PublicEntryProps, 'entry'>) {
  const isPlain = usePlainLanguage();
  const { description, plain_description: plain } = entry;
  if (isPlain && plain !== null)
    return (
      <div className={`${styles.plain} text-lg`}>
        <UserHtml html={plain} below={3} />
      </div>
    );
  return (
    <>
      {isPlain && (
        <p className="mb-3 py-2 px-3 rounded bg-tint text-hint">
          {t('Diese Antwort gibt es noch nicht in Einfacher Sprache.')}
        </p>
      )}
      <UserHtml html={description} below={3} />
    </>
  );
}
