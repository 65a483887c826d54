import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../../src/core/config/config.ts';
import { findProgram } from '../programs.ts';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const chart = join(deploy, 'helm');
const helm = findProgram('helm');
const kubectl = findProgram('kubectl');

type Tree = { readonly [key: string]: Tree } | readonly Tree[] | string | number | boolean | null;

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** Fields that only one of the two has: labels of related objects, and the hash that replaces pods after a changed setting. */
const ofTheTools = [
  'app.kubernetes.io/instance',
  'app.kubernetes.io/version',
  'app.kubernetes.io/managed-by',
  'app.kubernetes.io/name',
  'helm.sh/chart',
  'helm.sh/resource-policy',
  'checksum/settings',
  'namespace',
  'imagePullPolicy',
];

/** Returns a manifest without the additions of its tool, and with sorted keys. */
function plain(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(plain);
  if (typeof tree === 'string') return tree.replace(/^lehrpfad-[a-z0-9]{10}$/, 'lehrpfad');
  if (tree === null || typeof tree !== 'object') return tree;
  const kept = Object.entries(tree)
    .filter(([key]) => !ofTheTools.includes(key))
    .map(([key, value]) => [key, plain(value)] as const)
    .filter(
      ([key, value]) => !['labels', 'annotations', 'metadata'].includes(key) || !isEmpty(value),
    );
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isEmpty = (tree: Tree) =>
  tree !== null && typeof tree === 'object' && Object.keys(tree).length === 0;

const manifestsOf = (text: string) =>
  parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest)
    .map((manifest) => plain(manifest as unknown as Tree) as unknown as Manifest)
    .toSorted((a, b) => (a.kind + a.metadata.name < b.kind + b.metadata.name ? -1 : 1));

const run = (program: string | undefined, args: readonly string[]) =>
  spawnSync(program ?? '', args, { encoding: 'utf8' });

const template = (...args: string[]) => run(helm, ['template', 'lehrpfad', chart, ...args]);

describe('the chart for Helm', () => {
  const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as {
    readonly host: string;
    readonly settings: Readonly<Record<string, string>>;
  };

  it('has the settings of the manifests, and those that there are', () => {
    const lines = readFileSync(join(deploy, 'kubernetes/settings.env'), 'utf8').split('\n');
    const settings = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const own = { PUBLIC_URL: `https://${values.host}`, ...values.settings };
    expect(
      Object.entries(own)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted(),
    ).toEqual(settings.toSorted());
    const ofRuntime = /^(?:MALLOC_\w+|NODE_OPTIONS)$/;
    const unknown = Object.keys(own).filter(
      (name) => !settingNames.includes(name) && !ofRuntime.test(name),
    );
    expect(unknown).toEqual([]);
  });

  it.skipIf(helm === undefined)('is right to helm lint (skipped where it is not installed)', () => {
    const { status, stdout, stderr } = run(helm, ['lint', '--strict', chart]);
    expect(status, stdout + stderr).toBe(0);
  });

  it.skipIf(helm === undefined || kubectl === undefined)(
    'makes what kubectl makes of the manifests (skipped where one of the two is not installed)',
    () => {
      const made = template();
      expect(made.stderr).toBe('');
      const { stdout } = run(kubectl, ['kustomize', join(deploy, 'kubernetes')]);
      const manifests = manifestsOf(stdout);
      expect(manifests.length).toBeGreaterThan(5);
      expect(manifestsOf(made.stdout)).toEqual(manifests);
    },
  );

  it.skipIf(helm === undefined)(
    'leaves out what is not wanted, and refuses secrets among the settings (skipped where it is not installed)',
    () => {
      const without = template('--set', 'backup.enabled=false', '--set', 'ingress.enabled=false');
      const kinds = manifestsOf(without.stdout).map(({ kind }) => kind);
      expect(kinds).toEqual(['ConfigMap', 'Deployment', 'PodDisruptionBudget', 'Service']);
      for (const wrong of [
        'settings.SECRET_KEY=a',
        'settings.WORKERS=4',
        'replicas=0',
        'host=A B',
      ]) {
        const refused = template('--set-string', wrong);
        expect([wrong, refused.status]).not.toEqual([wrong, 0]);
      }
    },
  );
});
