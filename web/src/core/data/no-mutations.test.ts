import { QueryClient } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MutationCache } from './no-mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('does all that the client asks of a cache of mutations', async () => {
  const mutationCache = new MutationCache() as never;
  const client = new QueryClient({ defaultOptions: {}, mutationCache });
  client.mount();
  await client.resumePausedMutations();
  expect(client.isMutating()).toBe(0);
  client.clear();
  client.unmount();
});

it('is enough, since nothing is a mutation', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /\buse(Mutation|MutationState|IsMutating)\b.*'@tanstack/.test(
      readFileSync(root + path, 'utf8'),
    ),
  );
  expect(users).toEqual([]);
});
