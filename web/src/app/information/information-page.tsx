import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { PlainPart } from '../../features/pages/plain-part.tsx';
import { TextPage } from '../../core/ui/text/text-page.tsx';
import { shownAt } from './address.ts';
import { AudienceContent } from './audience-content.tsx';
import { AudienceLinks } from './audience-links.tsx';
import { audiences } from './audiences.ts';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './information-page.module.css';
import { Overview } from './overview.tsx';

const overview = {
  title: t('Informationen'),
  lead: t(
    'Antworten auf häufige Fragen zu Praktikum und Ausbildung {inState}, und Menschen, die weiterhelfen.',
    { inState, state: translated(stateName) },
  ),
};

/** The information pages: four large buttons, and below them the content for an audience. */
export function InformationPage() {
  const [path] = useLocation();
  const { audience, entry } = shownAt(path);
  const shown = audiences.find(({ page }) => page === audience);
  const { content, choose } = useChoosing(audience);
  const { title, lead } = shown ?? overview;
  return (
    // Each audience is a page of its own and starts at the top.
    <TextPage key={audience} title={translated(title)} lead={translated(lead)}>
      <PlainPart page={shown ? `information-${shown.page}` : 'information'} />
      <AudienceLinks current={audience} onChoose={choose} />
      <section ref={content} className={`${styles.content} mt-6`} aria-labelledby="inhalt-titel">
        {shown ? <AudienceContent audience={shown} linked={entry} /> : <Overview />}
      </section>
    </TextPage>
  );
}

/** After a press on one of the buttons, scrolls to the content and focuses its heading. */
function useChoosing(audience: FaqAudience | null) {
  const content = useRef<HTMLElement>(null);
  const chosen = useRef<FaqAudience | null>(null);

  function reveal(): void {
    chosen.current = null;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    content.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    content.current?.querySelector('h2')?.focus({ preventScroll: true });
  }

  const arrive = useEffectEvent((at: FaqAudience | null) => {
    if (at !== null && at === chosen.current) reveal();
  });
  useEffect(() => arrive(audience), [audience]);

  return {
    content,
    choose: (next: FaqAudience) => {
      chosen.current = next;
      if (next === audience) reveal();
    },
  };
}
