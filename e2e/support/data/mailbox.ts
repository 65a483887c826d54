import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  /** Addresses in it, on this server. */
  readonly links: readonly string[];
}

/** Mails to an address, the newest first, as the demo's page shows them. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  const page = await (await request.get('/demo/mails')).text();
  return page
    .split('<article')
    .slice(1)
    .filter((article) => article.includes(`<strong>${to}</strong>`))
    .map((article) => ({
      subject: /<h2[^>]*>([^<]*)</.exec(article)?.[1] ?? '',
      text: article.replaceAll(/<[^>]+>/g, ' '),
      links: [...article.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link),
    }));
}

/** Waits for a mail, which is sent right after the action that causes it. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<Mail> {
  const find = async () => (await mailsTo(request, to)).find((mail) => mail.subject === subject);
  await expect
    .poll(find, { message: `a mail "${subject}" to ${to}`, intervals: [50, 100, 150, 250] })
    .toBeDefined();
  const mail = await find();
  if (mail === undefined) throw new Error('The mail has gone.');
  return mail;
}

/** The link of a mail that leads to that path. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.links.find((one) => new URL(one).pathname === path);
  if (link === undefined) throw new Error(`The mail has no link to ${path}: ${mail.text}`);
  return link;
}
