import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { accessibility } from '../../features/pages/legal/accessibility-page.tsx';
import { imprint } from '../../features/pages/legal/imprint-page.tsx';
import type { LegalText } from '../../features/pages/legal/legal-section.ts';
import { privacy } from '../../features/pages/legal/privacy/privacy-page.tsx';

/** Removes classes and styles, which belong to the application, and lets its links (`#/…`) work from a page of the server. */
function withoutApplication(html: string): string {
  return html
    .replaceAll(/ (?:class|style|data-[a-z]+)="[^"]*"/g, '')
    .replaceAll(' href="#/', ' href="/#/');
}

function htmlOf({ sections }: LegalText, operator: OperatorData, settings: SiteSettings): string {
  const client = new QueryClient();
  client.setQueryData(['site'], settings);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      {operator.is_example && (
        <p>
          <strong>Beispielangaben:</strong> Dieser Server ist noch nicht eingerichtet. Name,
          Anschrift und Personen des Betreibers sind ganz oder zum Teil erfunden.
        </p>
      )}
      {sections(operator).map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
    </QueryClientProvider>,
  );
  return withoutApplication(html);
}

/** Renders the legal pages for an operator and the board's settings, by path. Built as a module of its own, which the server runs. */
export function renderLegalTexts(operator: OperatorData, settings: SiteSettings) {
  return Object.fromEntries(
    [imprint, privacy, accessibility].map((text) => {
      const { title, lead, path } = text;
      return [path, { title, lead, html: htmlOf(text, operator, settings) }];
    }),
  );
}
