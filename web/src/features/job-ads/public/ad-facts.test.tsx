import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../../core/texts/texts.ts';
import { AdFacts, factsOf } from './ad-facts.tsx';

afterEach(() => setLanguage(undefined));

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

it('marks occupation and industry as German on a page in another language', () => {
  const ad = {
    job_name: 'Koch/Köchin',
    Profession: { id: 1, name: 'Gastronomie' },
    job_start: null,
    job_end: null,
    job_type_int: 2,
    internship_weeks: [],
    working_time: [],
    contacts: [],
    certificate: '',
  } as unknown as PublicJobAd;
  setLanguage({
    language: 'en',
    locale: 'en-GB',
    translate: (text) => text,
    translateComposed: (text) => (text === 'nach Absprache' ? 'by agreement' : text),
    count: (count, one) => `${count} ${one}`,
    day: (isoDay) => isoDay,
  });
  const html = renderToStaticMarkup(<AdFacts facts={factsOf(ad)} />);
  expect(html).toMatch(/<dd lang="de"[^>]*>Koch\/Köchin</);
  expect(html).toMatch(/<dd lang="de"[^>]*>Gastronomie</);
  expect(html).toMatch(/<dd class="[^"]*">by agreement</);
});
