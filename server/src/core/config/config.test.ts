import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const exampleFile = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      backupDir: resolve('data/backups'),
      host: 'localhost',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      demoData: false,
      filesUrl: undefined,
      fundingText: expect.stringMatching(/^Junge Menschen .+\n\nDie Suche ist kostenlos .+\.$/),
      logLevel: 'info',
      mailFrom: { name: 'Lehrpfad', address: 'noreply@localhost' },
      mailUrl: undefined,
      mapStyleUrl: 'https://sgx.geodatenzentrum.de/gdz_basemapde_vektor/styles/bm_web_col.json',
      operator: expect.objectContaining({ name: 'Musterkammer Sachsen-Anhalt' }),
      publicUrl: undefined,
      importFromLocal: false,
      openDataLicence: expect.objectContaining({ name: expect.stringMatching(/Namensnennung/) }),
      rateLimits: true,
      region: 'sachsen-anhalt',
      secretKeys: [],
      securityContact: undefined,
      staffTwoStep: 'offered',
      databaseReadLagSeconds: 10,
      databaseWaits: { connection: 5, statement: 30, lock: 10, idleTransaction: 60 },
      drainSeconds: 0,
      minFreeMegabytes: 200,
      serviceWorker: true,
      sharedCacheSeconds: 10,
      tracedShare: 1,
      retention: {
        logDays: 30,
        sentMailDays: 30,
        declinedRequestDays: 183,
        unusedAccountDays: 183,
        auditDays: 730,
        backupDays: undefined,
        importResultDays: 30,
      },
      trustProxy: false,
      watchdogSeconds: 10,
      workers: 1,
    });
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ BACKUP_DIR: '  ' }, { backupDir: resolve('data/backups') }],
    [{ OPERATOR_NAME: ' ' }, { operator: { missing: expect.arrayContaining(['OPERATOR_NAME']) } }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [
      { DATA_DIR: '/srv/lehrpfad' },
      { dataDir: '/srv/lehrpfad', backupDir: '/srv/lehrpfad/backups' },
    ],
    [{ BACKUP_DIR: '/backup' }, { backupDir: '/backup' }],
    [{ REGION: 'thueringen,sachsen-anhalt' }, { region: 'thueringen,sachsen-anhalt' }],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
    [{ DATABASE_URL: 'postgresql://c/d' }, { databaseUrl: 'postgresql://c/d' }],
    [
      {
        DATABASE_URL: 'postgres://a/b',
        DATABASE_READ_URL: 'postgres://c/b',
        DATABASE_READ_LAG_SECONDS: '3',
      },
      { databaseReadUrl: 'postgres://c/b', databaseReadLagSeconds: 3 },
    ],
    [{ DEMO_DATA: 'on' }, { demoData: true }],
    [{ FUNDING_TEXT: ' Eins. \n\n Zwei.\r\nDrei.' }, { fundingText: 'Eins.\n\nZwei.\n\nDrei.' }],
    [
      { FUNDING_TEXT: String.raw`Eins.\nZwei.\n\nDrei.` },
      { fundingText: 'Eins.\n\nZwei.\n\nDrei.' },
    ],
    [{ KEEP_LOGS_DAYS: '1' }, { retention: { logDays: 1 } }],
    [{ KEEP_MAILS_DAYS: '7' }, { retention: { sentMailDays: 7, logDays: 30 } }],
    [{ KEEP_DECLINED_REQUESTS_DAYS: '90' }, { retention: { declinedRequestDays: 90 } }],
    [{ KEEP_UNUSED_ACCOUNTS_DAYS: '60' }, { retention: { unusedAccountDays: 60 } }],
    [{ KEEP_AUDIT_DAYS: '36500' }, { retention: { auditDays: 36_500 } }],
    [{}, { retention: { importResultDays: 30 } }],
    [{ KEEP_IMPORT_RESULTS_DAYS: '14' }, { retention: { importResultDays: 14 } }],
    [{ KEEP_IMPORT_RECEIPTS_DAYS: '7' }, { retention: { importResultDays: 7 } }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [
      { MAIL_FROM: 'Die Börse <post@a.example>' },
      { mailFrom: { name: 'Die Börse', address: 'post@a.example' } },
    ],
    [
      { MAIL_FROM: '"Kammern, Halle" <post@a.example>' },
      { mailFrom: { name: 'Kammern, Halle', address: 'post@a.example' } },
    ],
    [
      { MAIL_FROM: ' post@a.example ' },
      { mailFrom: { name: 'Lehrpfad', address: 'post@a.example' } },
    ],
    [
      { PUBLIC_URL: 'https://a.example' },
      {
        publicUrl: 'https://a.example',
        mailFrom: { name: 'Lehrpfad', address: 'noreply@a.example' },
      },
    ],
    [{ PUBLIC_URL: 'http://a.example:8080/' }, { publicUrl: 'http://a.example:8080' }],
    [{ MAIL_URL: 'smtps://a:b@c.example:465' }, { mailUrl: 'smtps://a:b@c.example:465' }],
    [{ MAIL_URL: 'smtp://localhost' }, { mailUrl: 'smtp://localhost' }],
    [{ MAP_STYLE_URL: 'off' }, { mapStyleUrl: '' }],
    [{ MAP_STYLE_URL: 'https://a.example/s.json' }, { mapStyleUrl: 'https://a.example/s.json' }],
    [{ MAP_STYLE_URL: 'http://localhost:8080/s' }, { mapStyleUrl: 'http://localhost:8080/s' }],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    [{ METRICS_PORT: '0' }, { metricsPort: 0 }],
    [{ METRICS_PORT: '' }, { metricsPort: undefined }],
    [{}, { tracesEndpoint: undefined, tracedShare: 1 }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER_ARG: '0.25' },
      { tracesEndpoint: 'http://localhost:4318', tracedShare: 0.25 },
    ],
    [{ IMPORT_FROM_LOCAL: 'on' }, { importFromLocal: true }],
    [
      { OPEN_DATA_LICENCE: 'cc-by' },
      {
        openDataLicence: expect.objectContaining({
          uri: 'http://dcat-ap.de/def/licenses/cc-by/4.0',
        }),
      },
    ],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ SUPPORT_USER: ' Hilfe@A.example' }, { supportUser: 'hilfe@a.example' }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ WATCHDOG_SECONDS: '0' }, { watchdogSeconds: 0 }],
    [{ WATCHDOG_SECONDS: '60' }, { watchdogSeconds: 60 }],
    [{ DATABASE_URL: 'postgres://a/b', WORKERS: '3' }, { workers: 3 }],
    [{ DATABASE_URL: 'postgres://a/b', WORKERS: 'auto' }, { workers: availableParallelism() }],
    [{ STAFF_TWO_STEP: 'required' }, { staffTwoStep: 'required' }],
    [
      { SECRET_KEY: ` ${'a'.repeat(32)}  ${'b'.repeat(40)}` },
      { secretKeys: ['a'.repeat(32), 'b'.repeat(40)] },
    ],
    [{ WORKERS: '1' }, { workers: 1 }],
  ])('reads %o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT: must be a port number'],
    [{ PORT: '70000' }, 'PORT: must be a port number up to 65535'],
    [{ PORT: '-1' }, 'PORT: must be a port number'],
    ...['http://localhost', 'localhost:3000', 'a b', '/srv'].map(
      (HOST): [NodeJS.ProcessEnv, string] => [
        { HOST },
        'HOST: must be a name or an address of this machine, such as localhost or 0.0.0.0, without a port',
      ],
    ),
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_URL: 'postgres://a,,b/c' }, 'DATABASE_URL: must be a postgres:// address'],
    [
      { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: 'postgres://c,d/b' },
      'DATABASE_READ_URL: must be a postgres:// address of one server',
    ],
    [
      { DATABASE_READ_URL: 'postgres://c/b' },
      'DATABASE_READ_URL: the embedded database has no standby; it needs the server that it follows (DATABASE_URL)',
    ],
    ...['bayern', 'thueringen,bayern', 'thueringen,thueringen'].map(
      (REGION): [NodeJS.ProcessEnv, string] => [
        { REGION },
        'REGION: must be sachsen-anhalt or thueringen, or several of them, each once, with commas between them',
      ],
    ),
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA: must be "on" or "off"'],
    [{ KEEP_LOGS_DAYS: '0' }, 'KEEP_LOGS_DAYS: must be a number of days from 1 to 36500'],
    [{ KEEP_LOGS_DAYS: '-1' }, 'KEEP_LOGS_DAYS: must be a number of days'],
    [{ KEEP_MAILS_DAYS: '1.5' }, 'KEEP_MAILS_DAYS: must be a number of days'],
    [{ KEEP_AUDIT_DAYS: '36501' }, 'KEEP_AUDIT_DAYS: must be a number of days from 1 to 36500'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be debug, info, warn, error or silent'],
    [
      { MAP_STYLE_URL: 'http://a.example/s' },
      'MAP_STYLE_URL: must be an https:// address or "off"',
    ],
    [
      { MAP_STYLE_URL: 'http://localhost.example' },
      'MAP_STYLE_URL: must be an https:// address or "off"',
    ],
    [{ MAP_STYLE_URL: 'https://' }, 'MAP_STYLE_URL: must be an https:// address or "off"'],
    [
      { OPEN_DATA_LICENCE: 'mit' },
      'OPEN_DATA_LICENCE: must be one of dl-by-de, dl-zero-de, cc-by, cc-zero',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://x.example' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http:// or https:// address',
    ],
    [
      { HR_BA_SUPPLIER_ID: '12' },
      'HR_BA_SUPPLIER_ID: must be a letter and nine digits, as the agency gives it',
    ],
    [
      { HR_BA_SUPPLIER_ID: 'V000000001' },
      'HR_BA_PARTNER_ID, HR_BA_OCCUPATIONS: must be set as well',
    ],
    [
      { HR_BA_REGION: '1,2' },
      'HR_BA_REGION: must have a number for each state of REGION, in its order, with commas between them',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
    [{ METRICS_PORT: 'off' }, 'METRICS_PORT: must be a port number'],
    [{ METRICS_PORT: '65536' }, 'METRICS_PORT: must be a port number up to 65535'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be an address such as "Name <a@b.example>"'],
    [
      { MAIL_FROM: 'A\r\nBcc: b@c.example <a@b.example>' },
      'MAIL_FROM: must be an address such as "Name <a@b.example>"',
    ],
    ...[
      'mail.example',
      'smtp://',
      'smtp://user:pass/word@mail.example',
      'smtp://user:12/3@a.example',
    ].map((MAIL_URL): [NodeJS.ProcessEnv, string] => [
      { MAIL_URL },
      'MAIL_URL: must be an smtp:// or smtps:// address without a path; "/" in a password is written %2F',
    ]),
    [
      { MAIL_URL: 'smtp://a.example?requireTLS=no' },
      'MAIL_URL: must say requireTLS=true, requireTLS=false, or nothing of it',
    ],
    [
      { PUBLIC_URL: 'https://a.example/board' },
      'PUBLIC_URL: must be an https:// address without a path',
    ],
    [{ PUBLIC_URL: 'a.example' }, 'PUBLIC_URL: must be an https:// address without a path'],
    [{ PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL: must be an https:// address without a path'],
    [{ RATE_LIMITS: 'true' }, 'RATE_LIMITS: must be "on" or "off"'],
    [
      { SECURITY_CONTACT: 'http://a.example' },
      'SECURITY_CONTACT: must be an e-mail address or an https:// address',
    ],
    [{ SUPPORT_USER: 'Hilfe' }, 'SUPPORT_USER: must be an e-mail address'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY: must be "on" or "off"'],
    [{ STAFF_TWO_STEP: 'on' }, 'STAFF_TWO_STEP: must be off, offered or required'],
    [
      { SECRET_KEY: 'kurz' },
      'SECRET_KEY: must be random text of 32 to 256 characters, or several parted by blanks',
    ],
    [{ WORKERS: '0' }, 'WORKERS: must be "auto" or a number from 1 to 99'],
    [{ WORKERS: '100' }, 'WORKERS: must be "auto" or a number from 1 to 99'],
    [
      { WORKERS: '2' },
      'WORKERS: several processes need a PostgreSQL server (DATABASE_URL); the embedded database belongs to one',
    ],
    [{ WATCHDOG_SECONDS: '-1' }, 'WATCHDOG_SECONDS: must be a whole number of seconds up to 9999'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(
      new ConfigError(`These settings are not right:\n  ${message}`),
    );
  });

  it('lists everything that is wrong, a line each', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /^These settings are not right:\n {2}PORT: .+\n {2}LOG_LEVEL: .+$/,
    );
  });

  it.each([
    ['the embedded database', {}, true],
    ['a database server', { DATABASE_URL: 'postgres://a/b' }, false],
    ['a database server and an order', { DATABASE_URL: 'postgres://a/b', DEMO_DATA: 'on' }, true],
    ['a ban', { DEMO_DATA: 'off' }, false],
  ])('brings demo data by default with %s: %o → %s', (_, env, expected) => {
    expect(readConfig(env, true).demoData).toBe(expected);
  });
});

describe('.env.example', () => {
  const lines = exampleFile.split('\n');
  const settings = lines.flatMap((line) => /^#?([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? []);
  const names = settings.filter((_, index) => index % 2 === 0);

  it('names every setting once, and no other', () => {
    expect(names.sort()).toEqual([...settingNames].sort());
  });

  it('says in a sentence what each is for', () => {
    for (const [index, line] of lines.entries()) {
      if (/^#?[A-Z_]+=/.test(line)) expect(lines[index - 1], line).toMatch(/^# [A-Z].+\.$/);
    }
  });

  it('shows values that are right', () => {
    const pairs = lines.flatMap((line) => {
      const [, name, value] = /^#?([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value] as const] : [];
    });
    expect(() => readConfig(Object.fromEntries(pairs))).not.toThrow();
  });
});
