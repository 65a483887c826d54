import { expect, it } from 'vitest';
import { withCleanHtml } from './sent-html.ts';

it('cleans the HTML that was sent, and leaves what was not', async () => {
  const body: { title: string; details?: string; annotation?: string } = {
    title: '<b>Koch</b>',
    details: '<p onclick="x()">Brot<script>y()</script></p>',
  };
  expect(await withCleanHtml(body, ['details', 'annotation'])).toEqual({
    title: '<b>Koch</b>',
    details: '<p>Brot</p>',
  });
  expect(await withCleanHtml({ details: '' }, ['details'])).toEqual({ details: '' });
});

it('refuses a text that takes longer than it may, by its field', async () => {
  const details = '<p>Brot</p>'.repeat(15_000);
  await expect(withCleanHtml({ details }, ['details'], 0)).rejects.toMatchObject({
    statusCode: 400,
    answer: {
      errors: { details: ['Der Text konnte nicht in der vorgesehenen Zeit gelesen werden.'] },
    },
  });
});
