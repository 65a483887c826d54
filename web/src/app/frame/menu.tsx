import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Drawer } from '../../core/ui/dialogs/drawer.tsx';
import { isInGermanArea } from '../../core/texts/german-areas.ts';
import { foreignLanguage, t } from '../../core/texts/texts.ts';
import { useSession } from '../../core/session/session.ts';
import { LanguageLinks } from './language-links.tsx';

interface MenuProps {
  readonly opened: boolean;
  /** Whether the links are left out. */
  readonly hasOnlyLanguages: boolean;
  readonly onClose: () => void;
  /** Draws the links. A link that is followed has to close the menu. */
  readonly children: (onFollow: () => void) => ReactNode;
}

/** The links of the header in a drawer, if the header has no room for them, and the choice of the language. */
export function Menu({ opened, hasOnlyLanguages, onClose, children }: MenuProps) {
  // Closes synchronously: the heading of the next page takes the focus, and elements behind an open dialog cannot be focused.
  const onFollow = () => flushSync(onClose);
  // Logged-in users work in German, and need this choice only to leave another language.
  const isAsked = useSession() === null || foreignLanguage() !== undefined;
  const hasLanguages = isAsked && !isInGermanArea();
  const title = hasOnlyLanguages ? t('Sprache / Language') : t('Menü');
  return (
    <Drawer opened={opened} title={title} side="right" onClose={onClose}>
      {!hasOnlyLanguages && children(onFollow)}
      {hasLanguages && <LanguageLinks />}
      {hasOnlyLanguages && (
        <p className="text-hint mt-4">
          {t('Stellenanzeigen, Events und Antworten bleiben auf Deutsch.')}
        </p>
      )}
    </Drawer>
  );
}
