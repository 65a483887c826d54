import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AdFacts } from './ad-facts.tsx';

it('shows each week of an internship in a line of its own, but pays in one line', () => {
  const html = renderToStaticMarkup(
    <AdFacts
      facts={[
        { name: 'Praktikumswochen', text: 'Woche 1 · Woche 2', inLines: true },
        { name: 'Vergütung im Monat', text: '1. Jahr 900 € · 2. Jahr 1.000 €' },
      ]}
    />,
  );
  expect(html).toContain('<span class="block">Woche 1</span><span class="block">Woche 2</span>');
  expect(html).toContain('1. Jahr 900 €\u00a0· 2. Jahr 1.000 €');
});
