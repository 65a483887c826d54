import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { automaticHeaders, type Deliver, type OutgoingMail } from './delivery.ts';

/** A mail as it lies in the folder. */
export interface KeptMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How names of files begin: with when their mails were queued, so that they are in the order of time. */
function beginningOf(date: Date): string {
  return date.toISOString().replaceAll(/[-:.]/g, '');
}

/** Each mail has one name: a second attempt replaces the first. */
function nameOf({ date, id }: OutgoingMail): string {
  return `${beginningOf(date)}-${String(id).padStart(6, '0')}`;
}

function readable({ messageId, date, from, to, replyTo, subject, text }: OutgoingMail): string {
  const headers = {
    'Message-ID': `<${messageId}>`,
    Date: date.toISOString(),
    From: `${from.name} <${from.address}>`,
    To: to,
    ...(replyTo !== null && { 'Reply-To': replyTo }),
    Subject: subject,
    ...automaticHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}`;
}

/** Each file is there whole or not at all. Only who runs the server may read it: links in it let their bearer in. */
async function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}

/** Keeps each mail as two files, `.txt` with its headers and `.html`. */
export function folderDelivery(folder: string): Deliver {
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, nameOf(mail));
    await writeWhole(`${path}.html`, mail.html);
    await writeWhole(`${path}.txt`, readable(mail));
  };
}

function parsed(file: string): KeptMail {
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

/** Names of the files in the folder; none where there is no folder yet. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Deletes mails that were queued before that, and nothing else that lies there. */
export async function deleteMailsBefore(folder: string, moment: Date): Promise<void> {
  const ours = /^\d{8}T\d{9}Z-\d+\.(?:txt|html)(?:\.unfinished)?$/;
  for (const name of await namesIn(folder)) {
    if (ours.test(name) && name < beginningOf(moment))
      await rm(join(folder, name), { force: true });
  }
}

/** What lies in the folder, the newest first; nothing where there is none yet. */
export async function keptMails(folder: string, most: number): Promise<KeptMail[]> {
  const names = await namesIn(folder);
  const newest = names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(
    newest.map(async (name) => parsed(await readFile(join(folder, name), 'utf8'))),
  );
}
