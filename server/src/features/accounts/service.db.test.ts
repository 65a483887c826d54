import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm/sql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../floor/database.ts';
import { OperatorError } from '../../floor/operator-error.ts';
import { testDatabase } from '../../floor/test-database.ts';
import { createAdmin } from './service.ts';

const ute = {
  ...{ email: ' Ute.Müller@Land.example ', firstName: 'Ute', lastName: 'Müller' },
  password: 'Größe zwölf!',
};
let db: Database;

beforeAll(async () => {
  db = await testDatabase();
});

describe('createAdmin', () => {
  it('adds an administrator who can log in at once', async () => {
    const { id, email } = await createAdmin(db, { ...ute, email: ' Ute@Land.Example ' });
    expect(email).toBe('ute@land.example');
    const [user] = await db.rows<{ password_hash: string }>(
      sql`select * from users where id = ${id}`,
    );
    expect(user).toMatchObject({
      ...{ email, first_name: 'Ute', last_name: 'Müller', salutation: 1, permission: 1 },
      ...{ active: true, validated: true, setup_complete: true },
    });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(user?.password_hash ?? '', ute.password)).toBe(true);
  });

  it('changes nothing where the account exists, whatever the capitals', async () => {
    const before = await db.rows(sql`select * from users`);
    await expect(
      createAdmin(db, { ...ute, email: 'UTE@land.example', firstName: 'Eve' }),
    ).rejects.toThrow(
      new OperatorError('An account ute@land.example exists already; nothing was changed.'),
    );
    expect(await db.rows(sql`select * from users`)).toEqual(before);
  });

  it.each([
    [{ email: 'ute' }, 'The e-mail address is not valid.'],
    [{ email: `${'x'.repeat(250)}@land.example` }, 'The e-mail address is too long.'],
    [{ firstName: '  ' }, 'The first name is missing.'],
    [{ lastName: '' }, 'The last name is missing.'],
    [{ salutation: 4 as 1 }, 'The salutation is 1 (Divers), 2 (Frau) or 3 (Herr).'],
    [{ password: 'elf Zeichen' }, 'The password needs at least 12 characters.'],
    [
      { email: 'a', password: 'b' },
      'The e-mail address is not valid.\nThe password needs at least 12 characters.',
    ],
  ])('refuses %o in a sentence', async (wrong, message) => {
    const input = { ...ute, email: 'neu@land.example', ...wrong };
    await expect(createAdmin(db, input)).rejects.toThrow(new OperatorError(message));
    expect(await db.rows(sql`select from users`)).toHaveLength(1);
  });
});
