import { afterAll, expect, it, vi } from 'vitest';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import { detailsOf, searchOf } from './answer-on-thread.ts';

afterAll(() => importThreads.stop());

const sent = (answer: string) => ({ bytes: Buffer.from(answer), contentType: undefined, first: 0 });

it('reads an answer on another thread, from which only what is kept of it comes back', async () => {
  const unknown = Array.from({ length: 3000 }, (_, at) => ({ name: `${at}` }));
  const ad = { referenznummer: '1', titel: 'Koch', unknown };
  const large = sent(JSON.stringify({ maxErgebnisse: 1, ergebnisliste: [ad] }));
  const parse = vi.spyOn(JSON, 'parse');
  const read = await searchOf(large);
  expect(read).toEqual({ items: [{ referenznummer: '1', titel: 'Koch' }], total: 1 });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it.each([
  ['broken-answer', '{"maxErgebnisse":'],
  ['broken-answer', '['.repeat(100_000)],
  // Reading it would take more memory than the thread has, inside or outside of its heap, or block this thread when it comes back.
  ['too-large', '['.repeat(1_000_000)],
  ['too-large', `{"refnr":"1","firma":[${'[],'.repeat(200_000)}0]}`],
  ['unknown-format', '{}'],
])('says as its reason %s', async (reason, answer) => {
  await expect(searchOf(sent(answer))).rejects.toMatchObject({ name: 'ExchangeError', reason });
  await expect(detailsOf(sent(answer))).rejects.toMatchObject({ name: 'ExchangeError', reason });
});
