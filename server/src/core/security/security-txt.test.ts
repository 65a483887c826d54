import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createHttp } from '../http/http.ts';
import { serveSecurityTxt } from './security-txt.ts';

async function securityTxt(settings: Readonly<Record<string, string>>) {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  serveSecurityTxt(http, readConfig(settings), () => new Date('2026-11-22T13:00:00Z'));
  const { statusCode, body, headers } = await http.inject('/.well-known/security.txt');
  await http.close();
  return { statusCode, body, type: headers['content-type'] };
}

it('names the contact, when it expires, the languages, and where it lies', async () => {
  const settings = {
    SECURITY_CONTACT: 'https://kammer.example/sicherheit',
    PUBLIC_URL: 'https://lehrpfad.example',
  };
  expect(await securityTxt(settings)).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: `Contact: https://kammer.example/sicherheit
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: de, en
Canonical: https://lehrpfad.example/.well-known/security.txt
`,
  });
});

it.each([
  [{ SECURITY_CONTACT: 'Sicherheit@kammer.example' }, 'mailto:sicherheit@kammer.example'],
  [{ OPERATOR_EMAIL: 'post@kammer.example' }, 'mailto:post@kammer.example'],
])('takes %j as the contact', async (settings, contact) => {
  expect((await securityTxt(settings)).body).toMatch(new RegExp(`^Contact: ${contact}\n`));
});

it('is not there while the operator is an invented one', async () => {
  expect(await securityTxt({})).toMatchObject({ statusCode: 404 });
});
