import { expect, it } from 'vitest';
import { settlePendingInput, trackReading } from './readings.ts';

it('a save waits for all that its fields are reading, and for nothing else', async () => {
  const order: string[] = [];
  const [slow, other] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const noted = [trackReading('ad-file', slow.promise), trackReading('faq-files', other.promise)];
  const save = settlePendingInput(['ad-title', 'ad-file']).then((isAll) =>
    order.push(`saved ${isAll}`),
  );
  expect(await settlePendingInput(['ad-title'])).toBe(true);
  order.push('read');
  slow.resolve(true);
  await save;
  expect(order).toEqual(['read', 'saved true']);
  other.resolve(false);
  await Promise.all(noted);
});

it('says where something was not taken, and forgets it once it has been told', async () => {
  const reading = Promise.resolve(false);
  const noted = trackReading('ad-file', reading);
  expect(await settlePendingInput(['ad-file'])).toBe(false);
  await noted;
  expect(await settlePendingInput(['ad-file'])).toBe(true);
});
