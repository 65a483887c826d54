import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';

const folder = new URL('../../contract/src/', import.meta.url);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Returns every endpoint of the contract by its exported name, so that tests include new ones automatically. */
export async function allEndpoints(): Promise<[name: string, endpoint: AnyEndpoint][]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  );
}
