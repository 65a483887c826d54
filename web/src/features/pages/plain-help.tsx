import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Route } from 'wouter';
import { announce } from '../../floor/announcer.tsx';
import { patterns } from '../../floor/paths.ts';
import { ChevronIcon } from '../../floor/ui/icons.tsx';
import { LazyPlainText } from './plain-instead.tsx';

/** No stylesheet: what the start page may come to need, it names. */
const place = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'var(--page-width)',
  margin: '0 auto',
  padding: '1rem clamp(1rem, 3vw, 1.5rem) 0',
} as const;

/**
 * There as long as plain language is on. Above pages that are worked with rather than read it gives help, closed, so that they keep
 * their place.
 */
export function PlainHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // A page that opens in plain language has its own heading to tell.
    if (navigator.userActivation?.hasBeenActive) announce('Einfache Sprache ist an.');
    return () => announce('Einfache Sprache ist aus.');
  }, []);
  return (
    <Route path={patterns.results}>
      <div style={place}>
        <Button
          size="md"
          variant="default"
          mb={isOpen ? 'md' : 0}
          aria-expanded={isOpen}
          rightSection={<ChevronIcon />}
          onClick={() => setOpen(!isOpen)}
        >
          Hilfe in Einfacher Sprache
        </Button>
        {isOpen && <LazyPlainText page="results" />}
      </div>
    </Route>
  );
}
