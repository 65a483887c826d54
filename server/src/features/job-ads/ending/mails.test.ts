import { describe, expect, it } from 'vitest';
import { textOf } from '../../../core/mail/layout.ts';
import { endingAdsMail, type ListedEnding } from './mails.ts';

const ad: ListedEnding = {
  title: 'Bäckerin',
  company: 'Kornhof',
  city: 'Stendal',
  endsOn: '2026-12-01',
  links: [],
};

function textFor(ads: readonly ListedEnding[], others: number): string {
  const { subject, body } = endingAdsMail({
    to: 'ute@kornhof.example',
    ads,
    others,
    url: 'https://lehrpfad.example/#/unternehmen/stellenangebote',
  });
  return textOf({ subject, body, replyTo: null, home: 'https://lehrpfad.example/' });
}

describe('the mail about ads that end soon', () => {
  it('speaks of one ad', () => {
    const text = textFor([ad], 0);
    expect(text).toContain('Tun Sie nichts, endet die Anzeige von selbst.');
    expect(text).toContain('weil die Anzeige zu Ihrem Konto gehört.');
    expect(text).not.toContain('Dazu komm');
  });

  it.each([
    [1, 'Dazu kommt eine weitere.'],
    [3, 'Dazu kommen 3 weitere.'],
  ])('speaks of several, and of %i that it does not list', (others, said) => {
    const text = textFor([ad], others);
    expect(text).toContain('Tun Sie nichts, enden die Anzeigen von selbst.');
    expect(text).toContain('weil die Anzeigen zu Ihrem Konto gehören.');
    expect(text).toContain(said);
  });
});
