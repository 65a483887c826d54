import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf, textOf } from '../src/core/mail/layout.ts';
import { everyMail } from './every-mail.ts';

/* Writes every mail as HTML and as text into a folder, for `npm run mails`. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write to.');
mkdirSync(folder, { recursive: true });
for (const mails of Object.values(everyMail))
  for (const [at, { kind, subject, body, language = 'de', replyTo = null }] of mails.entries()) {
    const content = { subject, body, language, replyTo, home: 'https://lehrpfad.example/' };
    const name = at === 0 ? kind : `${kind}-${at + 1}`;
    writeFileSync(join(folder, `${name}.html`), htmlOf(content));
    writeFileSync(join(folder, `${name}.txt`), `Betreff: ${subject}\n\n${textOf(content)}`);
  }
