import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getCACertificates,
  setDefaultCACertificates,
  createServer as createTlsServer,
} from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '../../../test/programs.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { readConfig } from '../../core/config/config.ts';
import { readBackupFolder } from '../../core/backup/newest-backup.ts';
import { checkBackups } from './check-backups.ts';
import { checkBucket } from './check-bucket.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataFolder, checkFiles } from './check-folders.ts';
import { checkDisk, compareClocks, checkSpace } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkServer } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import { examine } from './examine.ts';
import { findings, type Finding } from './finding.ts';

const now = new Date('2026-11-24T12:00:00Z');
const lines = (found: readonly Finding[]) => found.map(({ state, text }) => `${state} ${text}`);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lehrpfad-doctor-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a check', () => {
  it('that fails or takes too long is a finding, not an end', async () => {
    const failing = () => Promise.reject(new Error('no such thing'));
    expect(lines(await findings('x', failing))).toEqual(['fail no such thing']);
    const endless = () => new Promise<Finding[]>(() => undefined);
    expect(lines(await findings('x', endless, 5))).toEqual([
      'fail has not answered within 0.005 s',
    ]);
  });

  it('of settings that are wrong names all of them', async () => {
    const found: Finding[] = [];
    const env = { PORT: 'x', LOG_LEVEL: 'y' };
    for await (const one of examine({ env, now })) found.push(one);
    expect(lines(found)).toEqual([expect.stringMatching(/^fail .*PORT: .+LOG_LEVEL: /)]);
  });
});

describe('settings', () => {
  const real = {
    PUBLIC_URL: 'https://board.example',
    TRUST_PROXY: 'on',
    ...Object.fromEntries(
      readConfig({}).operator.missing.map((name) => [
        name,
        name === 'OPERATOR_EMAIL' ? 'a@board.example' : 'Kammer',
      ]),
    ),
  };
  const check = (env: Record<string, string>) =>
    lines(checkSettings(readConfig({ ...real, ...env }), join(folder, '.env')));

  it('of a real board are complete', () => expect(check({})).toEqual(['ok complete']));

  it.each([
    [{ RATE_LIMITS: 'off' }, /RATE_LIMITS/],
    [{ IMPORT_FROM_LOCAL: 'on' }, /IMPORT_FROM_LOCAL/],
    [{ LOG_LEVEL: 'silent' }, /LOG_LEVEL/],
    [{ PUBLIC_URL: '' }, /PUBLIC_URL is not set/],
    [{ PUBLIC_URL: 'http://board.example' }, /not https/],
    [{ TRUST_PROXY: 'off' }, /TRUST_PROXY=on/],
    [{ OPERATOR_NAME: '' }, /OPERATOR_NAME/],
    [{ STAFF_TWO_STEP: 'required' }, /SECRET_KEY/],
    [{ DEMO_DATA: 'on' }, /invented data/],
  ])('with %o warn', (env, text) => {
    expect(check(env)).toEqual([expect.stringMatching(text)]);
  });

  it('warn of a file with passwords that others can read', () => {
    writeFileSync(join(folder, '.env'), 'A=b');
    chmodSync(join(folder, '.env'), 0o644);
    expect(check({})).toEqual([expect.stringMatching(/^warn .*chmod 600/)]);
    chmodSync(join(folder, '.env'), 0o600);
    expect(check({})).toEqual(['ok complete']);
  });
});

describe('the data folder', () => {
  it('need not exist before the first start, and is not made', () => {
    const fresh = join(folder, 'a/b');
    expect(lines(checkDataFolder(fresh))).toEqual([expect.stringContaining('ok ')]);
    expect(existsSync(join(folder, 'a'))).toBe(false);
    expect(lines(checkDataFolder('/proc/nothing'))).toEqual([
      expect.stringMatching(/^fail .*cannot be made/),
    ]);
  });

  it('is for its own account alone, and left as it was', () => {
    expect(lines(checkDataFolder(folder))).toEqual([expect.stringMatching(/^ok /)]);
    mkdirSync(join(folder, 'files'), { mode: 0o755 });
    expect(lines(checkDataFolder(folder))).toEqual([expect.stringMatching(/^ok /)]);
    chmodSync(folder, 0o755);
    expect(lines(checkDataFolder(folder))).toEqual([
      expect.stringMatching(/^warn open to other accounts: .*files.*chmod -R go=/),
    ]);
    expect(readdirSync(folder)).toEqual(['files']);
  });

  // Only root can give a folder to another account.
  it.runIf(process.getuid?.() === 0)(
    'of another account is not opened by root, whose files would be in the way',
    async () => {
      mkdirSync(join(folder, 'database'));
      chownSync(join(folder, 'database'), 65_534, 65_534);
      const { found } = await checkDatabase(readConfig({ DATA_DIR: folder }));
      expect(lines(found)).toEqual([
        expect.stringMatching(/^fail .+\/database belongs to account 65534, .+sudo -u '#65534'/),
      ]);
      expect(readdirSync(join(folder, 'database'))).toEqual([]);
    },
  );

  it('is told apart from a file, and from links that lead out of it', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(lines(checkDataFolder(file))).toEqual([expect.stringMatching(/^fail .*not a folder/)]);
    const elsewhere = join(folder, 'open');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o755);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    symlinkSync(elsewhere, join(data, 'files'));
    expect(lines(checkDataFolder(data))).toEqual([expect.stringMatching(/^warn open to other/)]);
  });

  it('takes files, or says why not', () => {
    expect(lines(checkFiles(folder))).toEqual(['ok none yet']);
    writeFileSync(join(folder, 'files'), '');
    expect(lines(checkFiles(folder))).toEqual([
      expect.stringMatching(/^fail .*has to be a folder$/),
    ]);
    rmSync(join(folder, 'files'));
    mkdirSync(join(folder, 'files'));
    expect(lines(checkFiles(folder))).toEqual([expect.stringMatching(/^ok /)]);
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
  });

  it('takes files in a bucket, or says why not', async () => {
    const store = await startS3Server();
    const check = async (url: string) => {
      const config = readConfig({ FILES_URL: url });
      return lines(await checkBucket({ ...config, filesUrl: config.filesUrl! }));
    };
    expect(await check(store.url)).toEqual([
      expect.stringMatching(/^ok bucket lehrpfad at http:.* can be read and written$/),
    ]);
    const stranger = store.url.replace('S3RVER:', 'unknown:');
    expect(await check(stranger)).toEqual([
      expect.stringMatching(/^fail .*Access Key Id.*Check FILES_URL/),
    ]);
    await store.stop();
    expect(await check(store.url)).toEqual([expect.stringMatching(/^fail .*ECONNREFUSED/)]);
  });
});

describe('the machine', () => {
  it.each([
    [50e9, 100e9, 0.9, 'ok'],
    [5e9, 100e9, 0.9, 'warn'],
    [1.5e9, 10e9, 0.9, 'warn'],
    [0.4e9, 10e9, 0.9, 'fail'],
    [2.5e9, 100e9, 0.9, 'fail'],
    [50e9, 100e9, 0.01, 'warn'],
  ])('with %d of %d bytes free: %s', (freeBytes, totalBytes, freeFiles, state) => {
    expect(checkSpace({ freeBytes, totalBytes, freeFiles }).state).toBe(state);
  });

  it('is asked for the disk of a folder that does not exist yet', async () => {
    expect(await checkDisk(join(folder, 'a/b/c'), 0)).toHaveLength(1);
    expect(lines(await checkDisk(folder, 1e12))).toEqual([
      expect.stringMatching(/^fail .*writes are refused/),
    ]);
  });

  it('has a clock that is wrong where something happened later, or the database has another time', () => {
    const later = [{ moment: new Date('2026-11-25T00:00:00Z'), from: 'when x' }];
    expect(compareClocks(now, later)).toMatchObject({
      state: 'fail',
      text: expect.stringContaining('when x'),
    });
    const apart = new Date(now.getTime() - 60_000);
    expect(compareClocks(now, [], apart)).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('60 s'),
    });
    expect(compareClocks(now, [], now).state).toBe('ok');
  });
});

describe('backups', () => {
  const addBackup = (name: string, madeAt: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify({ madeAt }));
  };

  const check = async (isNamed: boolean) =>
    lines(checkBackups(await readBackupFolder(folder), { parent: folder, now, isNamed }));

  it('are missed, as a failure where the operator has said where they lie', async () => {
    expect(await check(false)).toEqual([expect.stringMatching(/^warn none/)]);
    expect(await check(true)).toEqual([expect.stringMatching(/^fail none/)]);
    expect((await readBackupFolder(join(folder, 'nowhere'))).newest).toBeUndefined();
  });

  it('are known by their manifests', async () => {
    addBackup('lehrpfad-2026-11-20T03-30-00Z', '2026-11-20T03:30:00.000Z');
    expect(await check(true)).toEqual([expect.stringMatching(/^warn .*4 days/)]);
    addBackup('lehrpfad-2026-11-24T03-30-00Z', '2026-11-24T03:30:00.000Z');
    expect(await check(true)).toEqual([expect.stringMatching(/^ok /)]);
    mkdirSync(join(folder, 'lehrpfad-2026-11-24T04-00-00Z'));
    mkdirSync(join(folder, 'lehrpfad-2026-11-24T05-00-00Z.partial'));
    expect((await readBackupFolder(folder)).newest).toEqual(new Date('2026-11-24T03:30:00Z'));
    expect(await check(true)).toEqual([
      expect.stringMatching(/^ok /),
      expect.stringMatching(/^warn 1 interrupted/),
    ]);
  });
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  await end;
}

describe('the server', () => {
  const check = async (status: number, body: string) => {
    const server = createHttpServer((_request, response) => response.writeHead(status).end(body));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const config = readConfig({ HOST: '127.0.0.1', PORT: String(portOf(server)) });
    const found = lines(await checkServer(config));
    await closed(server);
    return { found, config };
  };

  it('is ready, begins, is another program, or does not run', async () => {
    const { found, config } = await check(200, '{"status":"ready"}');
    expect(found).toEqual([expect.stringMatching(/^ok runs/)]);
    expect(lines(await checkServer(config))).toEqual([expect.stringMatching(/^ok does not run/)]);
    expect((await check(503, '{"status":"starting"}')).found).toEqual([
      expect.stringMatching(/^warn .*not ready/),
    ]);
    expect((await check(200, '<html>')).found).toEqual([
      expect.stringMatching(/^fail another program/),
    ]);
  });
});

describe('mail', () => {
  it('that is kept in a folder is a warning on a real board alone', async () => {
    expect((await checkMail(readConfig({})))[0]?.state).toBe('warn');
    expect((await checkMail(readConfig({ DEMO_DATA: 'on' })))[0]?.state).toBe('ok');
  });

  it('fails where nobody listens, with what to look at and no password', async () => {
    const found = lines(await checkMail(readConfig({ MAIL_URL: 'smtp://ute:geheim@127.0.0.1:1' })));
    expect(found).toEqual([expect.stringMatching(/^fail 127\.0\.0\.1:1: .*firewall/)]);
    expect(found.join()).not.toContain('geheim');
  });
});

const openssl = findProgram('openssl');

/** Makes a self-signed certificate. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    openssl ?? '',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '9', ...named, ...files],
    { stdio: 'pipe' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

describe('certificates', () => {
  it('of http addresses are not asked for', async () => {
    const hosts = [{ url: 'http://localhost', of: 'x', isOwn: false }];
    expect(await checkCertificates(hosts, now, true)).toEqual([]);
  });

  it.skipIf(openssl === undefined)(
    'that are not trusted fail for the board itself, and are a warning for other hosts',
    async () => {
      const server = createTlsServer(ownCertificate());
      await once(server.listen(0, 'localhost'), 'listening');
      const url = `https://localhost:${portOf(server)}/feed`;
      const check = async (isOwn: boolean, allowLocal: boolean) =>
        lines(await checkCertificates([{ url, of: 'x', isOwn }], now, allowLocal));
      expect(await check(true, false)).toEqual([expect.stringMatching(/^fail .*self-signed/)]);
      expect(await check(false, true)).toEqual([expect.stringMatching(/^warn .*self-signed/)]);
      // Companies enter URLs of exchanges: hosts of this network are not contacted.
      expect(await check(false, false)).toEqual([expect.not.stringContaining('self-signed')]);
      server.close();
    },
  );

  it.skipIf(openssl === undefined)('that end soon are a warning for the board itself', async () => {
    const made = ownCertificate();
    const before = getCACertificates('default');
    const server = createTlsServer(made);
    await once(server.listen(0, 'localhost'), 'listening');
    const own = [{ url: `https://localhost:${portOf(server)}/`, of: 'x', isOwn: true }];
    setDefaultCACertificates([...before, String(made.cert)]);
    const found = await checkCertificates(own, new Date(), true).finally(() => {
      setDefaultCACertificates(before);
      server.close();
    });
    expect(lines(found)).toEqual([expect.stringMatching(/^warn .*ends in 8 days; see why/)]);
  });

  it('of hosts that do not answer are a warning', async () => {
    const own = [{ url: 'https://127.0.0.1:1', of: 'x', isOwn: true }];
    expect(lines(await checkCertificates(own, now, true))).toEqual([
      expect.stringMatching(/^warn .*proxy running/),
    ]);
  });
});
