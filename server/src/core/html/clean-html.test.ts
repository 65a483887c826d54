import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noHtml, type CleanHtml } from './clean-html.ts';
import { cleanHtml } from './html.ts';
import { withCleanHtml } from './sent-html.ts';

const source = new URL('../../', import.meta.url);

/** All modules that call `cleanHtml`. */
const cleaning: readonly string[] = [
  // On a worker thread.
  'core/html/html-task.ts',
  'features/exchanges/pipeline/texts/texts.ts',
  'features/exchanges/upload/table/plain-text.ts',
  // Texts that ship with the program.
  'features/pages/plain-base-data.ts',
  'commands/demo/content/editorial.ts',
];

it('is made by the cleaner alone: what stores take is no other text', async () => {
  const written: CleanHtml[] = [cleanHtml('<p>Brot</p>'), noHtml];
  const sent = await withCleanHtml({ title: 'Koch', details: '<p>Brot</p>' }, ['details']);
  written.push(sent.details);
  // @ts-expect-error A text typed by a user is not clean HTML.
  written.push('<p>Brot</p>');
  // @ts-expect-error Nor is a text derived from clean HTML.
  written.push(sent.details.trim());
  // @ts-expect-error Nor a field that was not cleaned.
  written.push(sent.title);
  expect(written).toHaveLength(6);
});

it('is made on threads, never once more where a form is saved', () => {
  const files = globSync('{features,core,commands}/**/*.ts', { cwd: source })
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) =>
      /import \{[^}]*\bcleanHtml\b/.test(readFileSync(new URL(file, source), 'utf8')),
    );
  expect(files.toSorted()).toEqual(cleaning.toSorted());
});

it('is what nothing but the cleaner says that it is', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /\bas (?:unknown as )?(?:CleanHtml|WithCleanHtml)\b/.test(
      readFileSync(new URL(file, source), 'utf8'),
    ),
  );
  expect(files.toSorted()).toEqual([
    'core/html/clean-html.ts',
    'core/html/html.ts',
    'core/html/sent-html.ts',
  ]);
});
