import { describe, expect, it } from 'vitest';
import { usualYears } from '../../occupations/catalogue/usual-years.ts';
import { germanWords } from '../../../core/text/page-words.ts';
import { askedCertificates, payRange } from './occupation-facts.ts';

const paying = (...amounts: (number | null)[]) => amounts.map((pay_year_1) => ({ pay_year_1 }));

describe("the summary of an occupation's ads", () => {
  it('is a range of pay where three of them name it', () => {
    expect(payRange(paying(1200, null, 810, 990), germanWords)).toBe(
      '810 bis 1.200 € im Monat (in 3 Anzeigen)',
    );
    expect(payRange(paying(1000, 1000, 1000), germanWords)).toBe(
      '1.000 € im Monat (in 3 Anzeigen)',
    );
    expect(payRange(paying(1200, 810, null), germanWords)).toBe('');
  });

  it('is how many ask for a certificate, the lowest first', () => {
    const asked = ['realschule', '', 'hauptschule', 'realschule'];
    expect(
      askedCertificates(
        asked.map((certificate) => ({ certificate })),
        germanWords,
      ),
    ).toBe('ab Hauptschule (1 Stelle), ab Realschule (2 Stellen)');
    expect(askedCertificates([], germanWords)).toBe('');
  });
});

it('shows the duration of the training if a regulation sets it', () => {
  expect(usualYears('Bäcker/-in')).toBe(3);
  expect(usualYears('Industriemechaniker/-in')).toBe(3.5);
  expect(usualYears('Fachpraktiker/-in Küche (Beikoch/Beiköchin)')).toBeUndefined();
  expect(usualYears('Zauberer')).toBeUndefined();
});
