import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardFacts } from './result-card.tsx';

const symbols = (city: string): number => {
  const card = { city, job_start: null, job_type_int: 2, publish_date: '2026-11-01', external: '' };
  const html = renderToStaticMarkup(<CardFacts card={card as JobAdCard} />);
  return html.match(/<svg/g)?.length ?? 0;
};

it('a card has a symbol for the start, and one for the place if it is known', () => {
  expect(symbols('Stendal')).toBe(2);
  expect(symbols('')).toBe(1);
});
