import { expect, it } from 'vitest';
import { withoutSecrets } from './secrets.ts';

it('a technical text loses keys, and what lets somebody into an address', () => {
  const settings = {
    url: 'https://ina:geheimnis@feed.example/a.xml?token=abc123',
    apiKey: 'key-456',
    pauseMs: 300,
    baseUrl: '',
  };
  const text =
    'HTTP 403 of https://ina:geheimnis@feed.example/a.xml?token=abc123 with key-456 after 300 ms';
  expect(withoutSecrets(text, settings)).toBe(
    'HTTP 403 of https://ina:…@feed.example/a.xml?… with … after 300 ms',
  );
  expect(withoutSecrets(text, undefined)).toBe(text);
});
