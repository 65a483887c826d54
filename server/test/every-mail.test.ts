import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textOf } from '../src/core/mail/layout.ts';
import { everyMail } from './every-mail.ts';

const features = fileURLToPath(new URL('../src/features/', import.meta.url));

/** Matches an exported function, or an arrow function, that returns a mail. */
const maker =
  /^export (?:function|const) (\w+)[^;{]{0,400}?(?:\{[^{}]{0,200}\}[^;{]{0,200}?){0,3}\): NewMail\b/gm;

/** Functions that make mails, by their file and name. */
function makers(): string[] {
  return globSync('**/*.ts', { cwd: features }).flatMap((path) => {
    const source = readFileSync(`${features}${path}`, 'utf8');
    return [...source.matchAll(maker)].map(([, name]) => `${path} ${name}`);
  });
}

it('knows every function that makes a mail', () => {
  expect(makers().toSorted()).toEqual(Object.keys(everyMail).toSorted());
});

const reason =
  /^(?:(?:Sie bekommen|Du bekommst) diese E-Mail, weil |You get this e-mail because |(?:Ти отримуєш|Ви отримуєте) цей лист, бо )/;

/** First lines of mails to pupils, in the languages of the public pages. */
const toPupil = /^(?:Hallo,|Hello,|Привіт!)\n/;

it('says in each mail, in one sentence, why somebody gets it', () => {
  for (const [name, mails] of Object.entries(everyMail))
    for (const { body } of mails) {
      const reasons = body.filter((part) => typeof part === 'string' && reason.test(part));
      expect(reasons, name).toHaveLength(1);
    }
});

it('greets and addresses people in the same way throughout a mail', () => {
  for (const [name, mails] of Object.entries(everyMail))
    for (const mail of mails) {
      const text = textOf({ ...mail, replyTo: null, home: 'https://lehrpfad.example/' });
      const quoted = /^> .*$/gm;
      const own = text.replaceAll(quoted, '');
      const isToPupil = toPupil.test(own);
      expect(isToPupil || /^(?:Guten Tag,|Добрий день!)\n/.test(own), name).toBe(true);
      expect(own, name).not.toMatch(
        isToPupil ? /\b(Ihnen|Ihre[mnrs]?)\b/ : /\b([Dd]u|[Dd]eine?)\b/,
      );
      // A line with a link contains only the link, so that every program finds it.
      for (const line of own.split('\n').filter((one) => one.includes('https://')))
        expect(line, name).toMatch(/^https:\/\/\S+$/);
    }
});
