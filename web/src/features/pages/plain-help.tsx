import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import { useEffect, useState } from 'react';
import { Route } from 'wouter';
import { Button } from '../../core/ui/controls/button.tsx';
import { announce } from '../../core/ui/notices/announcer.tsx';
import { patterns } from '../../core/navigation/paths.ts';
import { ChevronIcon } from '../../core/ui/icons/icons.tsx';
import { LazyPlainText } from './plain-instead.tsx';
import { t } from '../../core/texts/texts.ts';

/** Inline styles: CSS that this part may load later would have to be listed by the start page. */
const place = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'var(--page-width)',
  margin: '0 auto',
  padding: '1rem clamp(1rem, 3vw, 1.5rem) 0',
} as const;

/** Rendered while plain language is on: announces it and shows help above the results. */
export function PlainHelp() {
  useEffect(() => {
    // If a page opens in plain language, screen readers read its heading instead.
    if (navigator.userActivation?.hasBeenActive) announce(t('Einfache Sprache ist an.'));
    return () => announce(t('Einfache Sprache ist aus.'));
  }, []);
  return (
    <Route path={patterns.results}>
      <div style={place}>
        <PlainFold page="results" />
      </div>
    </Route>
  );
}

/** Help on an interactive page: folded, so that the page does not move. */
export function PlainFold({ page }: { readonly page: PlainPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        style={{ marginBottom: '1rem' }}
        aria-expanded={isOpen}
        endIcon={<ChevronIcon />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Hilfe in Einfacher Sprache')}
      </Button>
      {isOpen && (
        <div style={{ marginBottom: '1rem' }}>
          <LazyPlainText page={page} />
        </div>
      )}
    </>
  );
}
