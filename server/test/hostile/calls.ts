import { accessTable } from '@lehrpfad/contract/core/endpoints/access-table.ts';
import { apiBase, type AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { sql } from '../../src/core/database/drizzle.ts';
import type { InjectOptions } from 'fastify';
import { hashPassword } from '../../src/features/accounts/passwords/passwords.ts';
import { csv } from '../../src/features/exchanges/upload/upload.fixture.ts';
import { formOf, picture, type FormFile } from '../form.ts';
import { addOneOfEverything, objectOf, type Everything } from '../one-of-everything.ts';
import { addUser } from '../stock.ts';
import { csrf, type TestApp } from '../test-app.ts';
import { harmlessOf, withAt, type Entry } from './entries.ts';

export const roles = ['V', 'C', 'E', 'A'] as const;
export type Role = (typeof roles)[number];

export const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;
export const mayCall = (role: Role, endpoint: AnyEndpoint): boolean =>
  accessTable[nameOf(endpoint)]?.includes(role) ?? false;

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a call that differ from a harmless one. */
interface Sent {
  readonly entry?: Entry;
  /** The text sent at the entry; an id for an entry that refers to an object. */
  readonly text?: string | number;
  readonly files?: Readonly<Record<string, FormFile>>;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fields that a harmless call needs in addition to those of its schema, because its feature requires more. */
const besides: Readonly<Record<string, (stock: Everything) => Fields>> = {
  'PATCH contactpersons/patch/:id/': () => ({ email: 'brot@firma.example', phone: '1' }),
  'PATCH jobdescriptions/patch/:id/': () => ({ Profession: 1 }),
  'POST events/post/': ({ company }) => ({ Company: company }),
  // For roles that manage the account, branches are ignored.
  'POST team/invitations/post/': () => ({ role: 'ads' }),
  'PATCH team/patch/:id/': () => ({ role: 'ads' }),
  'POST companies/apprenticeships/post/:id/': () => ({
    Allowed_apprenticeships: [],
    other: 'Brotsommelier',
  }),
  'PATCH companies/apprenticeships/patch/:id/': () => ({ status: 3 }),
  'PATCH companies/request/patch/:id/': () => ({ status: 3, declined_message: 'Brot' }),
};

/** Files that a call requires to succeed. */
const neededFiles: Readonly<Record<string, Sent['files']>> = {
  'POST backgroundimages/post/': { file: { bytes: await picture(), name: 'brot.png' } },
  ...Object.fromEntries(
    ['POST exchanges/own/table/', 'POST exchanges/own/table/preview/'].map((name) => [
      name,
      { file: { bytes: csv([{}]), name: 'brot.csv' } },
    ]),
  ),
};

/** Encodes a body as a form with files: lists as one field per item, JSON fields as JSON. */
function formWith({ upload }: AnyEndpoint, body: Fields, files: Sent['files'] = {}) {
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) && upload?.lists?.includes(name) === true
      ? value.map(asText)
      : upload?.json?.includes(name) === true
        ? JSON.stringify(value)
        : asText(value),
  ]);
  return formOf({
    fields: Object.fromEntries(fields) as Record<string, string | string[]>,
    files,
  });
}

/** Makes calls that are harmless except for one text or file, in each role, on an application with one of everything. */
export class Calls {
  readonly #app: TestApp;
  readonly #stock: Everything;
  readonly #accounts: Readonly<Record<Exclude<Role, 'V'>, number>>;
  readonly #sessions = new Map<Role, Readonly<Record<string, string>>>();

  private constructor(app: TestApp, stock: Everything, accounts: Record<'C' | 'E' | 'A', number>) {
    this.#app = app;
    this.#stock = stock;
    this.#accounts = accounts;
  }

  static async open(app: TestApp): Promise<Calls> {
    const stock = await addOneOfEverything(app, 'Brot');
    await app.database.rows(sql`update companies set locked = false where id = ${stock.company}`);
    const account = async (permission: number) => {
      const id = await addUser(app.database);
      await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
      return id;
    };
    const calls = new Calls(app, stock, {
      C: stock.user,
      E: await account(2),
      A: await account(1),
    });
    const hash = await hashPassword('Regen, Mohn und Mehl');
    await app.database.rows(sql`update users set password_hash = ${hash}`);
    return calls;
  }

  /** Gives roles new sessions, because some calls end them. */
  async logIn(...who: readonly Role[]): Promise<void> {
    for (const role of who)
      if (role !== 'V') this.#sessions.set(role, await this.#app.as(this.#accounts[role]));
  }

  /** @returns the status of the response */
  async make(role: Role, endpoint: AnyEndpoint, sent: Sent = {}): Promise<number> {
    return (await this.answer(role, endpoint, sent)).status;
  }

  async answer(role: Role, endpoint: AnyEndpoint, sent: Sent = {}) {
    const { statusCode, body } = await this.#app.http.inject(this.#request(role, endpoint, sent));
    return { status: statusCode, text: body };
  }

  /** The objects of the company that the role C calls as. */
  get stock(): Everything {
    return this.#stock;
  }

  #partOf(endpoint: AnyEndpoint, part: Entry['part'], { entry, text }: Sent): Fields {
    const schema = endpoint[part];
    const whole = part === 'params' ? this.#paramsOf(endpoint) : schema && harmlessOf(schema);
    if (part === 'body' && schema && !(entry?.part === part && entry.path.length === 0))
      Object.assign(whole as object, besides[nameOf(endpoint)]?.(this.#stock));
    return (entry?.part === part ? withAt(whole, entry.path, text) : (whole ?? {})) as Fields;
  }

  #paramsOf(endpoint: AnyEndpoint): Fields {
    const object = objectOf[nameOf(endpoint)];
    const { record, ad } = this.#stock;
    const isEditor = object === 'user' && endpoint.path.startsWith('editors/');
    const id = isEditor ? this.#accounts.E : object && this.#stock[object];
    return { id, page: 'information', record, winner: ad };
  }

  #request(role: Role, endpoint: AnyEndpoint, sent: Sent): InjectOptions {
    const { method, path, upload, body } = endpoint;
    const params = this.#partOf(endpoint, 'params', sent);
    const query = Object.entries(this.#partOf(endpoint, 'query', sent));
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(asText(params[name]).toWellFormed()),
    );
    const searched = new URLSearchParams(query.map(([name, value]) => [name, asText(value)]));
    const session = this.#sessions.get(role);
    const fields = this.#partOf(endpoint, 'body', sent);
    const form =
      upload && formWith(endpoint, fields, { ...neededFiles[nameOf(endpoint)], ...sent.files });
    return {
      method,
      url: `${apiBase}${filled}?${searched}`,
      cookies: csrf.cookies,
      headers: { ...csrf.headers, ...session, ...form?.headers },
      ...(body && { payload: form?.payload ?? fields }),
    };
  }
}
