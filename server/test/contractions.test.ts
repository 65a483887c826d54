import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationFiles } from '../src/core/database/migrate.ts';
import { findContractions } from './contractions.ts';

/** Later migrations are applied while servers of the previous version still run. */
const lastOfOneServer = '0069_';

it('no migration breaks servers of the version before', () => {
  const later = migrationFiles().filter(
    (name) => name > lastOfOneServer && !name.startsWith(lastOfOneServer),
  );
  const found = later.flatMap((name) => {
    const text = readFileSync(new URL(`../migrations/${name}`, import.meta.url), 'utf8');
    return findContractions(text).map((line) => `${name}: ${line}`);
  });
  expect(found).toEqual([]);
});

it.each([
  'drop table alerts;',
  'alter table alerts drop column rhythm;',
  'alter table alerts rename to search_alerts;',
  'alter table alerts rename column rhythm to pace;',
  'alter table alerts alter column rhythm type integer;',
  'alter table alerts alter column rhythm set data type integer;',
  '  ALTER COLUMN rhythm SET NOT NULL,',
  'alter table alerts add constraint short check (length(email) < 9);',
  'alter table alerts add column pace text not null;',
  'alter table alerts add foreign key (user_id) references users;',
  'drop function rhythm_of(integer);',
  'create unique index alerts_email on alerts (email);',
])('finds: %s', (line) => {
  expect(findContractions(`-- First.\n${line}`)).toHaveLength(1);
  expect(findContractions(`-- contract: read by no version since 2.4\n${line}`)).toEqual([]);
});

it.each([
  'create table paces (id integer primary key, name text not null);',
  'alter table alerts add column pace text;',
  "alter table alerts add column pace text not null default 'slow';",
  'alter table alerts add column double integer generated always as (id * 2) stored not null;',
  'create table paces (id integer);\ncreate unique index paces_id on paces (id);',
  'create index alerts_email on alerts (email);',
  'drop trigger count_event_changes on addresses;',
  '-- drop table alerts;',
])('lets pass: %s', (line) => {
  expect(findContractions(line)).toEqual([]);
});
