import { expect, it } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

it.each([
  ['', null],
  ['csrftoken=abc', null],
  ['cookieConsent=true', true],
  ['cookieConsent=false', false],
  ['csrftoken=abc; cookieConsent=true; other=1', true],
  ['csrftoken=abc;cookieConsent=false', false],
  ['cookieConsent=', null],
  ['cookieConsent=yes', null],
  ['cookieConsent=trueish', null],
  ['mycookieConsent=true', null],
  ['other=cookieConsent=true', null],
])('reads the choice out of "%s"', (cookies, choice) => {
  expect(readConsent(cookies)).toBe(choice);
});

it('keeps a choice for one year, for the whole site and for it alone', () => {
  expect(consentCookie(true, false)).toBe(
    'cookieConsent=true; max-age=31536000; path=/; samesite=lax',
  );
});

it('keeps a choice made over https from plain http', () => {
  expect(consentCookie(false, true)).toMatch(/^cookieConsent=false; .*; secure$/);
});
