import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import type { OutgoingMail } from './delivery/delivery.ts';
import { serveDemoMails } from './demo-mails.ts';
import { folderDelivery } from './delivery/folder.ts';
import { htmlOf, textOf } from './layout.ts';
import { mailFolder } from './delivery/post-office.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-mails-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const url = 'http://localhost:3000/konto?token=a&b=1';

function outgoing(changed: Partial<OutgoingMail> = {}): OutgoingMail {
  const subject = changed.subject ?? 'Ihr <b>Zugang</b>';
  const body = ['Guten Tag\nFrau <i>Kern</i>', { label: 'Passwort setzen', url }];
  const content = { subject, body, replyTo: null, home: 'http://localhost:3000/' };
  return {
    id: 7,
    messageId: 'eins@localhost',
    to: 'ute@firma.example',
    replyTo: null,
    unsubscribeUrl: null,
    subject,
    date: new Date('2026-03-02T08:30:15.250Z'),
    from: { name: 'Lehrpfad', address: 'noreply@localhost' },
    text: textOf(content),
    html: htmlOf(content),
    ...changed,
  };
}

async function keep(...mails: OutgoingMail[]): Promise<void> {
  const deliver = folderDelivery(mailFolder({ dataDir }));
  for (const mail of mails) await deliver(mail, new AbortController().signal);
}

async function page(config: { demoData?: boolean; mailUrl?: string } = {}) {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  serveDemoMails(http, { dataDir, demoData: true, mailUrl: undefined, ...config });
  const answer = await http.inject({ url: '/demo/mails', headers: { accept: 'text/html' } });
  await http.close();
  return answer;
}

describe('mails without a mail server', () => {
  it('lie in the data folder, readable, one by one', async () => {
    await keep(outgoing());
    const folder = mailFolder({ dataDir });
    expect(readdirSync(folder).sort()).toEqual([
      '20260302T083015250Z-000007.html',
      '20260302T083015250Z-000007.txt',
    ]);
    expect(readFileSync(join(folder, '20260302T083015250Z-000007.txt'), 'utf8')).toBe(
      `Message-ID: <eins@localhost>
Date: 2026-03-02T08:30:15.250Z
From: Lehrpfad <noreply@localhost>
To: ute@firma.example
Subject: Ihr <b>Zugang</b>
Auto-Submitted: auto-generated
X-Auto-Response-Suppress: All
Content-Language: de

${outgoing().text}`,
    );
    expect(readFileSync(join(folder, '20260302T083015250Z-000007.html'), 'utf8')).toBe(
      outgoing().html,
    );
  });

  it('are for nobody else on the machine', async () => {
    await keep(outgoing());
    const folder = mailFolder({ dataDir });
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  it('are there once, however often they are tried', async () => {
    await keep(outgoing(), outgoing());
    expect(readdirSync(mailFolder({ dataDir }))).toHaveLength(2);
  });
});

describe('the page that shows them', () => {
  it('says so where there are none', async () => {
    const { statusCode, body } = await page();
    expect(statusCode).toBe(200);
    expect(body).toContain('Noch gibt es keine.');
    expect(body).not.toContain('<article');
  });

  it('shows the newest first, with links that lead where the mail’s do', async () => {
    await keep(
      outgoing({ id: 9, subject: 'Mitte' }),
      outgoing({ id: 10, subject: 'Neu', date: new Date('2026-03-02T08:30:15.251Z') }),
      outgoing({ id: 8, subject: 'Alt' }),
    );
    const { body } = await page();
    expect([...body.matchAll(/<h2 [^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Neu',
      'Mitte',
      'Alt',
    ]);
    expect(body).toContain(
      '<a href="http://localhost:3000/konto?token=a&amp;b=1">http://localhost:3000/konto?token=a&amp;b=1</a>',
    );
    expect(body).toContain('An <strong>ute@firma.example</strong>');
    expect(body).toContain('02.03.2026, 09:30');
  });

  it('says whom an answer goes to, as the file does', async () => {
    await keep(outgoing(), outgoing({ id: 8, replyTo: 'pia@schule.example' }));
    const { body } = await page();
    expect(body.match(/Antwort an pia@schule\.example/g)).toHaveLength(1);
    const [plain, answered] = readdirSync(mailFolder({ dataDir }))
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFileSync(join(mailFolder({ dataDir }), name), 'utf8'));
    expect(answered).toContain('\nReply-To: pia@schule.example\n');
    expect(plain).not.toContain('Reply-To');
  });

  it('escapes what a mail says, and needs no inline style', async () => {
    await keep(outgoing());
    const { body, headers } = await page();
    expect(body).toContain('Ihr &lt;b&gt;Zugang&lt;/b&gt;');
    expect(body).toContain('Guten Tag<br>Frau &lt;i&gt;Kern&lt;/i&gt;');
    expect(body).not.toMatch(/<b>|<i>|style=|<style|<script/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("style-src 'self'"),
    });
    expect(body).toMatch(/<html lang="de">[^]*<h1>/);
  });

  it('shows no half-written file', async () => {
    const folder = mailFolder({ dataDir });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '20260302T083015250Z-000007.txt.unfinished'), 'Subject: Halb');
    expect((await page()).body).not.toContain('Halb');
  });

  it('makes no link of a text that only looks like one', async () => {
    await keep(outgoing({ text: 'javascript:alert(1)\n\nhttps://a.example/"onclick="x y\n' }));
    const [, main] = /<main>([^]*)<\/main>/.exec((await page()).body) ?? [];
    expect(main).toContain('javascript:alert(1)');
    expect(main).not.toContain('<a ');
  });

  it.each([
    ['without demo data', { demoData: false }],
    ['with a mail server', { mailUrl: 'smtp://a.example' }],
    ['with neither', { demoData: false, mailUrl: 'smtp://a.example' }],
  ])('is not there %s', async (_, config) => {
    await keep(outgoing());
    const { statusCode, body } = await page(config);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Zugang');
  });
});
