import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testApp } from '../test-app.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

const rules = (
  parse(fileOf('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const { panels } = JSON.parse(fileOf('grafana/lehrpfad.json')) as { panels: Panel[] };

/** Replaces the variables that Grafana fills in. */
const filledIn = (expr: string) =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');

const asked = [
  ...rules.map(({ alert, expr }) => ({ title: alert, expr })),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr: filledIn(expr) })),
  ),
];

let lines: string[];
/** Names of metrics, including the parts of histograms. */
let served: Set<string>;

/** Metrics that Prometheus adds itself. */
const ofPrometheus = ['up'];

beforeAll(async () => {
  const app = await testApp({ settings: { METRICS_PORT: '0', HOST: '127.0.0.1' } });
  await app.http.inject('/api/v1/search/');
  lines = (await (await fetch(app.metrics.url ?? '')).text()).split('\n');
  const types = lines.flatMap((line) => /^# TYPE (\w+) (\w+)$/.exec(line)?.slice(1, 3) ?? []);
  served = new Set(ofPrometheus);
  for (let at = 0; at < types.length; at += 2) {
    const name = types[at] ?? '';
    const parts = types[at + 1] === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) served.add(name + part);
  }
});

/** Returns the metrics in an expression, each with its label matchers. */
function selectorsOf(expr: string): { name: string; labels: [string, string][]; text: string }[] {
  const found: { name: string; labels: [string, string][]; text: string }[] = [];
  parser.parse(expr).iterate({
    enter: ({ name: node, from, to }) => {
      if (node === '⚠') throw new Error(`No PromQL at ${from}: ${expr}`);
      if (node !== 'VectorSelector') return;
      const text = expr.slice(from, to);
      const labels = [...text.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, label = '', value = '']): [string, string] => [label, value],
      );
      found.push({ name: /^\w+/.exec(text)?.[0] ?? '', labels, text });
    },
  });
  return found;
}

/** Labels that Prometheus adds to scraped metrics. */
const added = new Set(['job', 'instance']);

describe('alert rules and dashboard', () => {
  it.each(asked)('$title asks for metrics that there are: $expr', ({ expr }) => {
    const selectors = selectorsOf(expr);
    expect(selectors).not.toEqual([]);
    for (const { name, labels, text } of selectors) {
      expect(served, text).toContain(name);
      const own = labels.filter(([label]) => !added.has(label));
      if (own.length === 0) continue;
      const hasThem = (line: string) =>
        line.startsWith(`${name}{`) &&
        own.every(([label, value]) => line.includes(`${label}="${value}"`));
      expect(lines.some(hasThem), text).toBe(true);
    }
  });

  it('find a name or a label that is not there', () => {
    expect(served).not.toContain('lehrpfad_http_request_duration_seconds');
    expect(served).not.toContain('lehrpfad_nothing');
    expect(() => selectorsOf('sum by (rate(')).toThrow('No PromQL');
  });

  it('have names once, a severity, and what to do', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    for (const { labels, annotations } of rules) {
      expect(['info', 'warning', 'critical']).toContain(labels.severity);
      expect(annotations.description.length).toBeGreaterThan(20);
      expect(annotations.summary).toMatch(/\.$/);
    }
  });
});
