import { expect, it } from 'vitest';
import type { OutgoingMail } from './delivery.ts';
import { requiresTls } from '../settings.ts';
import { smtpDelivery } from './smtp.ts';
import { testSmtpServer } from '../smtp-server.fixture.ts';

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:password@mail.example', true],
  ['smtp://mail.example?requireTLS=true', true],
  ['smtp://mail.example?requireTLS=false', false],
  ['smtps://mail.example?requireTLS=false', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://localhost', false],
  ['smtp://127.0.0.2:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://localhost?requireTLS=true', true],
  ['smtp://localhost.example', true],
])('sends to %s by TLS or not at all: %s', (url, expected) => {
  expect(requiresTls(url)).toBe(expected);
});

const mail: OutgoingMail = {
  id: 1,
  messageId: 'a@b.example',
  date: new Date('2026-11-22T10:00:00Z'),
  replyTo: null,
  unsubscribeUrl: null,
  from: { name: 'Lehrpfad', address: 'noreply@b.example' },
  to: 'ute@firma.example',
  subject: 'Hallo',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
};
const signal = new AbortController().signal;

it('sends nothing where TLS is wanted and not offered, and says what to do', async () => {
  const server = await testSmtpServer();
  const sending = smtpDelivery(`${server.url}?requireTLS=true`)(mail, signal);
  await expect(sending).rejects.toThrow(
    '127.0.0.1 offers no TLS that works, and mails are not sent without: see requireTLS of MAIL_URL',
  );
  expect(server.received).toEqual([]);
  await smtpDelivery(`${server.url}?requireTLS=false`)(mail, signal);
  expect(server.received).toHaveLength(1);
});

it('names where its kind is unsubscribed from with one click, where it can be', async () => {
  const server = await testSmtpServer();
  const url = 'https://b.example/beenden?token=a_b';
  await smtpDelivery(server.url)({ ...mail, unsubscribeUrl: url }, signal);
  await smtpDelivery(server.url)(mail, signal);
  const headersOf = (at: number) =>
    (server.received[at]?.headers ?? [])
      .filter(({ key }) => key.startsWith('list-unsubscribe'))
      .map(({ key, value }) => `${key}: ${value}`);
  expect(headersOf(0)).toEqual([
    `list-unsubscribe: <${url}>`,
    'list-unsubscribe-post: List-Unsubscribe=One-Click',
  ]);
  expect(headersOf(1)).toEqual([]);
});
