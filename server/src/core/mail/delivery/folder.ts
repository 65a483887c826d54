import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  automaticHeaders,
  unsubscribeHeaders,
  type Deliver,
  type OutgoingMail,
} from './delivery.ts';

/** A mail that is stored in the folder. */
export interface StoredMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Returns the beginning of a file name: the time at which the mail was queued, so that names sort by time. */
function beginningOf(date: Date): string {
  return date.toISOString().replaceAll(/[-:.]/g, '');
}

/** Returns the name of a mail, which is always the same: a second attempt replaces the first. */
function nameOf({ date, id }: OutgoingMail): string {
  return `${beginningOf(date)}-${String(id).padStart(6, '0')}`;
}

function readable(mail: OutgoingMail): string {
  const { messageId, date, from, to, replyTo, subject, text } = mail;
  const headers = {
    'Message-ID': `<${messageId}>`,
    Date: date.toISOString(),
    From: `${from.name} <${from.address}>`,
    To: to,
    ...(replyTo !== null && { 'Reply-To': replyTo }),
    Subject: subject,
    ...automaticHeaders,
    ...unsubscribeHeaders(mail),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}`;
}

/** Writes a file atomically. Only the server's account may read it, because links in the mail grant access. */
async function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}

/** Stores each mail as two files: `.txt` with its headers, and `.html`. */
export function folderDelivery(folder: string): Deliver {
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, nameOf(mail));
    await writeWhole(`${path}.html`, mail.html);
    await writeWhole(`${path}.txt`, readable(mail));
  };
}

function parsed(file: string): StoredMail {
  const end = file.indexOf('\n\n');
  const headers = file
    .slice(0, end)
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    });
  return { headers: Object.fromEntries(headers), text: file.slice(end + 2) };
}

/** Returns the names of the files in the folder; none if the folder does not exist yet. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Deletes mails that were queued before that moment, but no other files. */
export async function deleteMailsBefore(folder: string, moment: Date): Promise<void> {
  const ours = /^\d{8}T\d{9}Z-\d+\.(?:txt|html)(?:\.unfinished)?$/;
  for (const name of await namesIn(folder)) {
    if (ours.test(name) && name < beginningOf(moment))
      await rm(join(folder, name), { force: true });
  }
}

/** Returns the newest mails in the folder; none if the folder does not exist yet. */
export async function storedMails(folder: string, max: number): Promise<StoredMail[]> {
  const names = await namesIn(folder);
  const newest = names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(
    newest.map(async (name) => parsed(await readFile(join(folder, name), 'utf8'))),
  );
}
