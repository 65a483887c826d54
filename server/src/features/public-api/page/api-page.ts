import { readFileSync } from 'node:fs';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { z } from 'zod';
import { publicCalls } from '../../../core/security/rate-limits.ts';
import { openTemplates } from '../../../core/server-pages/page.ts';
import { homeOf, type PageDeps } from '../../public-pages/deps.ts';
import { openScript, type PublicPage } from '../../public-pages/document.ts';
import { breadcrumbs } from '../../public-pages/structured-data/structured-data.ts';
import { keepDays } from '../changes-store.ts';
import { keyCalls } from '../keys/call-counts.ts';
import { keyPaths } from '../keys/paths.ts';
import { publicBase, type Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { exampleOf } from './examples.ts';
import { operationWords, parameterWords } from './words.ts';

export const apiPagePath = '/schnittstelle';

const template = openTemplates(new URL('templates/', import.meta.url));

const script = openScript(new URL('try-out.js', import.meta.url));

const client = readFileSync(new URL('client.js', import.meta.url), 'utf8').trim();

const verify = readFileSync(new URL('verify.js', import.meta.url), 'utf8').trim();

const parts = [
  { id: 'ueberblick', title: 'Auf einen Blick' },
  { id: 'abrufe', title: 'Abrufe' },
  { id: 'aenderungen', title: 'Seiten und Änderungen' },
  { id: 'grenzen', title: 'Grenzen und Fehler' },
  { id: 'schluessel', title: 'Schlüssel für mehr Abrufe' },
  { id: 'webhooks', title: 'Webhooks' },
  { id: 'bedingungen', title: 'Nutzungsbedingungen' },
];

interface Parameter {
  readonly name: string;
  readonly text: string;
  /** The possible values, if they are few. */
  readonly options: readonly string[] | undefined;
  readonly value: string;
  readonly isNeeded: boolean;
}

/** Returns the values of a choice; undefined for anything else. */
function optionsOf(schema: z.ZodType): readonly string[] | undefined {
  const inner = (schema as z.ZodOptional<z.ZodEnum>).unwrap?.();
  return inner?.options as readonly string[] | undefined;
}

function parametersOf({ name: operation, path, query }: Operation, id?: number): Parameter[] {
  const own = operationWords[operation]?.parameters ?? {};
  const wordsOf = (name: string) => own[name] ?? parameterWords[name] ?? '';
  const inQuery = Object.entries(query.shape).map(([name, schema]) => ({
    name,
    text: wordsOf(name),
    options: optionsOf(schema as z.ZodType),
    value: '',
    isNeeded: false,
  }));
  if (!path.includes(':id')) return inQuery;
  const value = id === undefined ? '' : String(id);
  return [
    { name: 'id', text: wordsOf('id'), options: undefined, value, isNeeded: true },
    ...inQuery,
  ];
}

async function described(deps: PageDeps, operation: Operation) {
  const example = await exampleOf(deps, operation);
  const { title = operation.name, text = operation.summary } = operationWords[operation.name] ?? {};
  return {
    name: operation.name,
    title,
    text,
    path: publicBase + operation.path.replace(':id', '{id}'),
    parameters: parametersOf(operation, example?.id),
    example,
  };
}

/** The documentation page of the public API. */
export async function apiPage(deps: PageDeps): Promise<PublicPage> {
  const { to, words } = deps;
  const { t } = words;
  const crumbs = [homeOf(words), { name: t('Schnittstelle'), path: apiPagePath }];
  const shown = [];
  for (const operation of operations) shown.push(await described(deps, operation));
  return {
    path: apiPagePath,
    isGerman: true,
    title: `${t('Schnittstelle für andere Programme')} – Lehrpfad`,
    description: t(
      'Stellen, Unternehmen und Events von Lehrpfad für andere Programme: Adressen, Beispiele, Grenzen und Nutzungsbedingungen.',
    ),
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    script,
    body: template('api', {
      parts,
      base: to(publicBase),
      operations: shown,
      days: keepDays - 1,
      client: client.replace('{{base}}', to(publicBase)),
      verify,
      failingDays: limits.webhookFailingDays,
      max: publicCalls.max,
      maxWithKey: keyCalls.max.toLocaleString('de-DE'),
      askForKey: keyPaths.ask,
      manageKeys: keyPaths.forgotten,
    }),
  };
}
