import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../src/core/config/config.ts';
import { haproxy, withoutRights } from '../balancers/haproxy.ts';
import { nginx } from '../balancers/nginx.ts';
import { findProgram } from '../programs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const deploy = join(root, 'deploy');
const fileOf = (name: string) => readFileSync(join(deploy, name), 'utf8');

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Returns the arguments after `node` in a script of package.json. */
const argumentsOf = (script: string) => (scripts[script] ?? '').split(' ').slice(1);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lehrpfad-deploy-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool. @returns its exit code with its whole output */
function run(program: string | undefined, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the units of systemd', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => !name.endsWith('.conf'));
  const analyze = findProgram('systemd-analyze');
  const path = (name: string) => join(folder, name);

  beforeAll(() => {
    for (const name of units) {
      // The program must be at the path of the unit.
      const text = fileOf(`systemd/${name}`).replaceAll('/srv/lehrpfad', root.replace(/\/$/, ''));
      writeFileSync(path(name), text);
    }
    mkdirSync(path('lehrpfad-backup.service.d'));
    cpSync(join(deploy, 'systemd/alone.conf'), path('lehrpfad-backup.service.d/alone.conf'));
  });

  it('keep the C library from holding what threads have given back, as the image does', () => {
    const settings = 'MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576';
    const starting = (word: string) => new RegExp(`^${word}.*${settings}(?: |$)`, 'm');
    expect(fileOf('systemd/lehrpfad.service')).toMatch(starting('Environment='));
    expect(fileOf('docker/Dockerfile')).toMatch(starting('ENV '));
  });

  it('start what npm run serve and npm run backup start', () => {
    const started = (name: string) =>
      /^ExecStart=\/srv\/lehrpfad\/node_modules\/\.bin\/node (.+)$/m.exec(
        fileOf(`systemd/${name}`),
      )?.[1];
    expect(started('lehrpfad.service')).toBe(argumentsOf('serve').join(' '));
    expect(started('lehrpfad-backup.service')).toBe(
      [...argumentsOf('backup'), '/var/backups/lehrpfad'].join(' '),
    );
  });

  it.skipIf(analyze === undefined)(
    'are right to systemd-analyze (skipped where it is not installed)',
    () => {
      const { status, said } = run(analyze, ['verify', '--man=no', ...units.map(path)]);
      expect(said).toBe('');
      expect(status).toBe(0);
      const wrong = path('wrong.service');
      writeFileSync(wrong, '[Service]\nExecStart=/nowhere/node\nProtectSistem=strict\n');
      const planted = run(analyze, ['verify', '--man=no', wrong]);
      expect(planted.said).toContain('ProtectSistem');
      expect(planted.status).not.toBe(0);
    },
  );

  it.skipIf(analyze === undefined)('give a service little to do harm with', () => {
    for (const name of units.filter((unit) => unit.endsWith('.service'))) {
      const { status, said } = run(analyze, [
        'security',
        '--offline=true',
        '--threshold=20',
        path(name),
      ]);
      expect(status, said).toBe(0);
    }
  });
});

const openssl = findProgram('openssl');

/** Makes a certificate for the name in the examples. @returns the paths of its key and of itself */
function makeCertificate(): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert, '-subj', '/CN=board.example'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync(openssl ?? '', ['req', '-x509', ...kind, '-nodes', ...files], { stdio: 'pipe' });
  return { key, cert };
}

describe('the settings of nginx', () => {
  it('pass on what TRUST_PROXY believes, and never the metrics', () => {
    const text = fileOf('nginx/lehrpfad.conf');
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(text).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
    expect(text).not.toContain('proxy_add_x_forwarded_for');
    expect(text).not.toContain('9464');
  });

  it('have as many braces open as closed, and end each line', () => {
    const lines = fileOf('nginx/lehrpfad.conf')
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').trim())
      .filter((line) => line !== '');
    for (const line of lines) expect(line).toMatch(/[;{}]$/);
    const text = lines.join('');
    expect(text.split('{')).toHaveLength(text.split('}').length);
  });

  it.skipIf(nginx === undefined || openssl === undefined)(
    'are right to nginx -t (skipped where it is not installed)',
    () => {
      const { key, cert } = makeCertificate();
      const site = fileOf('nginx/lehrpfad.conf')
        .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, cert)
        .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
        .replaceAll('/var/cache/nginx/lehrpfad', join(folder, 'cache'))
        .replaceAll('/var/log/nginx/', `${folder}/`);
      const whole = join(folder, 'nginx.conf');
      writeFileSync(whole, `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
      const { status, said } = run(nginx, ['-t', '-c', whole, '-p', folder]);
      expect(status, said).toBe(0);
    },
  );
});

describe('the settings of HAProxy', () => {
  const text = fileOf('haproxy/lehrpfad.cfg');

  it('pass on what TRUST_PROXY believes, and never the metrics', () => {
    expect(text).toContain('http-request set-header X-Forwarded-For %[src]\n');
    expect(text).toContain('http-request set-header X-Forwarded-Proto %[ssl_fc,iif(https,http)]\n');
    expect(text).not.toMatch(/forwardfor|add-header/);
    expect(text).not.toContain('9464');
  });

  it('write no line for each request, whose path may hold a token', () => {
    expect(text).not.toContain('httplog');
    const [, ...frontends] = text.split(/^frontend /m);
    expect(frontends.map((one) => one.split(/^backend /m)[0])).toEqual(
      Array(2).fill(expect.not.stringMatching(/^ +log /m)),
    );
  });

  it.skipIf(haproxy === undefined || openssl === undefined)(
    'are right to haproxy -c (skipped where it is not installed)',
    () => {
      const { key, cert } = makeCertificate();
      const both = join(folder, 'board.example.pem');
      writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
      const whole = join(folder, 'haproxy.cfg');
      const check = (settings: string) => {
        writeFileSync(
          whole,
          withoutRights(settings).replaceAll('/etc/haproxy/certs/board.example.pem', both),
        );
        return run(haproxy, ['-c', '-f', whole]);
      };
      const { status, said } = check(text);
      expect(said).not.toMatch(/WARNING|ALERT/);
      expect(status).toBe(0);
      const planted = check(text.replace('option httpchk', 'option httpcheck'));
      expect(planted.said).toContain('httpcheck');
      expect(planted.status).not.toBe(0);
    },
  );
});

describe('the image', () => {
  const dockerfile = fileOf('docker/Dockerfile');
  const hadolint = findProgram('hadolint');

  it('starts what npm run serve starts, as an account without rights', () => {
    const command = /^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]';
    expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...argumentsOf('serve')]);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER lehrpfad$/m);
    expect(last).not.toMatch(/--chown/);
    expect(last.indexOf('USER lehrpfad')).toBeLessThan(last.indexOf('\nCMD '));
    expect(JSON.parse(/ {2}CMD (\[.+\])$/m.exec(last)?.[1] ?? '[]')).toHaveLength(3);
  });

  it('takes folders that there are, and neither settings nor data', () => {
    const taken = [...dockerfile.matchAll(/^COPY --from=build \/srv\/lehrpfad\/(\S+)/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(taken).toContain('web/dist');
    for (const name of taken.filter((one) => one !== 'web/dist'))
      expect(existsSync(join(root, name)), name).toBe(true);
    const left = fileOf('docker/Dockerfile.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.env', '.git', 'data', '**/node_modules']));
  });

  it.skipIf(hadolint === undefined)(
    'is right to hadolint (skipped where it is not installed)',
    () => {
      const { status, said } = run(hadolint, [join(deploy, 'docker/Dockerfile')]);
      expect(status, said).toBe(0);
    },
  );
});

describe('the compose file', () => {
  interface Service {
    readonly environment: Readonly<Record<string, string>>;
    readonly ports?: readonly string[];
    readonly volumes: readonly string[];
  }
  const compose = parse(fileOf('docker/compose.yaml')) as {
    services: { server: Service; database: Service };
    volumes: Record<string, unknown>;
  };
  const docker = findProgram('docker');
  const hasCompose = docker !== undefined && run(docker, ['compose', 'version']).status === 0;

  it('knows the settings, opens no port to other machines, and keeps data in volumes', () => {
    const { server, database } = compose.services;
    for (const name of Object.keys(server.environment)) expect(settingNames).toContain(name);
    expect(database.ports).toBeUndefined();
    for (const port of server.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    const volumes = [...server.volumes, ...database.volumes].map((one) => one.split(':')[0]);
    expect(volumes.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  it.skipIf(!hasCompose)('is right to docker compose (skipped where it is not installed)', () => {
    const { status, said } = run(docker, [
      'compose',
      '-f',
      join(deploy, 'docker/compose.yaml'),
      'config',
      '-q',
    ]);
    expect(said).toContain('Set POSTGRES_PASSWORD');
    expect(status).not.toBe(0);
  });
});

it('every fault of the manual names tests, and the manual names only tests that there are', () => {
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /^\| what fails \|.+\n\|[-|]+\n((?:\|.+\n)+)/m.exec(manual) ?? [];
  const rows = table.trim().split('\n');
  expect(rows.length).toBeGreaterThan(15);
  const testFiles = /`(server\/[\w/.-]+\.test\.ts)`/g;
  expect(rows.filter((row) => row.match(testFiles) === null)).toEqual([]);
  const named = [...manual.matchAll(testFiles)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
