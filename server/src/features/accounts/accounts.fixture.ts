import { hash } from '@node-rs/argon2';
import { sql } from '../../core/database/drizzle.ts';
import type { TestApp } from '../../../test/test-app.ts';
import type { Queries } from '../../core/database/database.ts';

export const oldPassword = 'Kornblume und Mohn';
export const newPassword = 'Stiefel Wolke Ampel';

/** Checking a password takes as long as its hash's cost: here an eighth of a real one. Hashes made by the server cost as usual. */
const hashed = hash(oldPassword, { memoryCost: 4864, timeCost: 1, parallelism: 1 });

/** Adds an account with the password `oldPassword`. */
export async function addAccount(
  db: Queries,
  account: { email?: string; permission?: number; active?: boolean; last_name?: string } = {},
): Promise<number> {
  const { email = 'ute@firma.example', permission = 3, active = true } = account;
  const [user] = await db.rows<{ id: number }>(sql`
    insert into users (email, first_name, last_name, permission, validated, active, password_hash)
    values (${email}, 'Ute', ${account.last_name ?? 'Kern'}, ${permission}, true, ${active}, ${await hashed}) returning id`);
  return user!.id;
}

/** Adds a branch to an account. */
export async function addCompany(db: Queries, userId: number, name: string): Promise<void> {
  await db.rows(sql`insert into companies (name, user_id) values (${name}, ${userId})`);
}

/** Deletes all accounts of a test, so that the next test of its file starts without any. */
export async function forgetEverybody(db: Queries): Promise<void> {
  await db.script(
    `delete from attempts; delete from mails; delete from editor_invitations;
    update companies set user_id = null; delete from users`,
  );
}

interface QueuedMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  /** Path and query of its button. */
  readonly path: string;
  readonly text: string;
}

/** Returns the mails that wait to be sent, the oldest first. */
export async function queuedMails(db: Queries): Promise<QueuedMail[]> {
  const rows = await db.rows<{
    kind: string;
    to: string;
    subject: string;
    body: (string | { url: string })[];
  }>(sql`select kind, recipient as "to", subject, body from mails order by id`);
  return rows.map(({ body, ...mail }) => {
    const link = body.find((part) => typeof part === 'object');
    const { pathname, search } = new URL(link?.url ?? 'http://localhost/');
    return { ...mail, path: pathname + search, text: JSON.stringify(body) };
  });
}

export const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? '';

/** Simulates a browser without JavaScript, with the features that these pages need. */
export function visitorOf(app: TestApp) {
  const read = ({
    statusCode,
    body,
    headers,
  }: {
    statusCode: number;
    body: string;
    headers: object;
  }) => ({
    status: statusCode,
    html: body,
    location: (headers as { location?: string }).location,
    title: /<h1>(.*?)<\/h1>/.exec(body)?.[1],
  });
  return {
    look: async (url: string) => read(await app.http.inject({ url })),
    send: async (url: string, fields: Record<string, string>, remoteAddress = '192.0.2.1') =>
      read(
        await app.http.inject({
          method: 'POST',
          url,
          remoteAddress,
          cookies: { csrftoken: 'abc' },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ csrf_token: 'abc', ...fields }).toString(),
        }),
      ),
    setPassword(url: string, fields: Record<string, string> = {}) {
      const { pathname } = new URL(url, 'http://x');
      const both = { password: newPassword, repeated: newPassword };
      return this.send(pathname, { token: tokenOf(url), ...both, ...fields });
    },
  };
}

export const logIn = (app: TestApp, email: string, password: string) =>
  app.post('token/', { email, password });
