import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../../src/core/config/config.ts';
import { findProgram } from '../programs.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'deploy/kubernetes');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { name: string }[];
  readonly envFrom: readonly Record<string, { name: string }>[];
  readonly ports?: readonly { name: string; containerPort: number }[];
  readonly resources: Record<'requests' | 'limits', { memory: string } | undefined>;
  readonly securityContext: unknown;
  readonly volumeMounts: readonly { name: string }[];
  readonly readinessProbe?: { periodSeconds: number; failureThreshold: number };
}

interface PodSpec {
  readonly containers: readonly [Container];
  readonly securityContext: { runAsUser: number };
  readonly terminationGracePeriodSeconds: number;
  readonly volumes: readonly { name: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { name: string };
  readonly spec: {
    readonly selector?: Record<string, unknown>;
    readonly template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    readonly jobTemplate?: { spec: { template: { spec: PodSpec } } };
    readonly ports?: readonly { targetPort: string }[];
  };
}

const read = (text: string) =>
  parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

const all = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .flatMap((name) => read(textOf(name)));

function manifest(kind: string, from = all): Manifest {
  const [found, ...more] = from.filter((one) => one.kind === kind);
  if (found === undefined || more.length > 0) throw new Error(`There is not one ${kind}.`);
  return found;
}

const podOf = ({ spec }: Manifest): PodSpec => {
  const pod = spec.template?.spec ?? spec.jobTemplate?.spec.template.spec;
  if (pod === undefined) throw new Error('It makes no pods.');
  return pod;
};

const server = () => podOf(manifest('Deployment'));
const backup = () => podOf(manifest('CronJob'));

const settings = new Map(
  textOf('settings.env')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
);

describe('the manifests for Kubernetes', () => {
  it('name settings that there are, and ports that are those of the settings', () => {
    const ofRuntime = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'];
    const named = [
      ...settings.keys(),
      ...(backup().containers[0].env ?? []).map(({ name }) => name),
    ];
    expect(named.filter((name) => ![...settingNames, ...ofRuntime].includes(name))).toEqual([]);
    const ports = server().containers[0].ports?.map(({ containerPort }) => String(containerPort));
    expect(ports).toEqual([settings.get('PORT'), settings.get('METRICS_PORT')]);
  });

  it('have pods go on answering until the service has noticed that they end', () => {
    const { terminationGracePeriodSeconds: grace, containers } = server();
    const { periodSeconds = NaN, failureThreshold = NaN } = containers[0].readinessProbe ?? {};
    const drain = Number(settings.get('DRAIN_SECONDS'));
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    // Open requests may take as long as a statement, 30 s.
    expect(grace).toBeGreaterThanOrEqual(drain + 30);
  });

  it('select the pods that the deployment makes', () => {
    const labels = manifest('Deployment').spec.template?.metadata.labels;
    const { matchLabels } = manifest('Deployment').spec.selector ?? {};
    expect(labels).toEqual(matchLabels);
    expect(manifest('Service').spec.selector).toEqual(labels);
    expect(manifest('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
  });

  it('run as the account of the image, may write to volumes alone, and mount those that there are', () => {
    const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
    for (const { containers, securityContext, volumes } of [server(), backup()]) {
      expect(dockerfile).toContain(`--uid ${securityContext.runAsUser} `);
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const mounted = containers[0].volumeMounts.map(({ name }) => name);
      expect(mounted).toEqual(volumes.map(({ name }) => name));
    }
  });

  it('back up as npm run backup does', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const command = backup().containers[0].command?.join(' ');
    expect(command).toBe(`node_modules/.bin/${scripts['backup']}`);
  });

  const kubectl = findProgram('kubectl');

  it.skipIf(kubectl === undefined)(
    'are put together by kubectl, with the image and the settings where they belong (skipped where it is not installed)',
    () => {
      const { status, stdout, stderr } = spawnSync(kubectl ?? '', ['kustomize', folder], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const made = read(stdout);
      expect(made).toHaveLength(all.length + 1);
      const { name } = manifest('ConfigMap', made).metadata;
      for (const kind of ['Deployment', 'CronJob']) {
        const [container] = podOf(manifest(kind, made)).containers;
        expect(container.image).toBe('registry.example/lehrpfad:2.4.0');
        expect(container.envFrom).toEqual([
          { configMapRef: { name } },
          { secretRef: { name: 'lehrpfad' } },
        ]);
      }
    },
  );
});

describe('memory', () => {
  /** Rows of the manual: megabytes of heap, and of resident memory with a PostgreSQL server. */
  const documented = [
    ...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(
      /^\| [\d,]+(?: \([^)]+\))? \| ([\d,]+) MB \| (?:some )?([\d.]+) (MB|GB)/gm,
    ),
  ].map(([, heap = '', max, unit]) => ({
    heap: Number(heap.replace(',', '')),
    max: Number(max) * (unit === 'GB' ? 1024 : 1),
  }));
  const mebibytes = (text = '') => Number.parseInt(text, 10) * (text.endsWith('Gi') ? 1024 : 1);
  const heapOf = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);

  it('of a pod is what the manual says for its heap, and the chart has the same', () => {
    expect(documented.length).toBeGreaterThanOrEqual(3);
    const { requests, limits } = podOf(manifest('Deployment')).containers[0].resources;
    const settings = textOf('settings.env');
    const row = documented.find(({ heap }) => heap === heapOf(settings));
    expect(mebibytes(requests?.memory)).toBeGreaterThanOrEqual(row?.max ?? Infinity);
    expect(mebibytes(limits?.memory)).toBeGreaterThan(mebibytes(requests?.memory));

    const chart = readFileSync(join(root, 'deploy/helm/values.yaml'), 'utf8');
    const values = parse(chart) as {
      settings: Record<string, string>;
      resources: Container['resources'];
    };
    expect(values.resources).toMatchObject({ requests, limits });
    for (const name of ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
      expect(settings.split('\n')).toContain(`${name}=${values.settings[name]}`);
  });

  it('is bounded in the unit and the image as the manual says', () => {
    const said =
      /`(MALLOC_ARENA_MAX=\d+ MALLOC_MMAP_THRESHOLD_=\d+)` \(the unit and the image do\)/;
    const [, malloc = ''] = said.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? [];
    expect(malloc).not.toBe('');
    for (const path of ['systemd/lehrpfad.service', 'docker/Dockerfile'])
      expect(readFileSync(join(root, 'deploy', path), 'utf8')).toContain(malloc);
  });
});
