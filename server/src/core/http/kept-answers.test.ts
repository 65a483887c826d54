import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FinishedAnswer, KeptAnswers } from './kept-answers.ts';

const text = '{"count":12} '.repeat(400);
const finished = (body = Buffer.from(text)) =>
  new FinishedAnswer({ type: 'application/json', body }, [], '"1"');
const kept = (answers: KeptAnswers, address = '/a') => answers.get(address, () => 'now');

describe('a kept answer', () => {
  it('is the same in each encoding, whichever was asked for first', () => {
    for (const first of ['identity', 'br', 'gzip'] as const) {
      const answer = finished();
      answer.form(first);
      expect(answer.form('identity').body.toString()).toBe(text);
      expect(brotliDecompressSync(answer.form('br').body).toString()).toBe(text);
      expect(gunzipSync(answer.form('gzip').body).toString()).toBe(text);
    }
  });

  it('takes the room of the encodings that were asked for, and no other', () => {
    const answers = new KeptAnswers();
    const answer = finished();
    answers.set('/a', 'now', answer);
    const { body } = answers.form('/a', answer, 'br');
    // A view of more than its own bytes would keep the rest in memory.
    expect(body.buffer.byteLength).toBe(body.length);
    const compressed = answers.bytes;
    expect(compressed).toBeLessThan(body.length + 2000);
    answers.form('/a', answer, 'identity');
    expect(answers.bytes).toBeGreaterThan(compressed + text.length);
    expect(kept(answers)).toBe(answer);
  });

  it('gives way to newer ones once there is no room, also by a further encoding', () => {
    const answers = new KeptAnswers();
    const large = () => finished(Buffer.alloc(13 << 20, 'x'));
    const [first, second] = [large(), large()];
    answers.set('/1', 'now', first);
    answers.form('/1', first, 'gzip');
    answers.set('/2', 'now', second);
    answers.form('/2', second, 'identity');
    expect(kept(answers, '/1')).toBe(first);
    answers.form('/1', first, 'identity');
    answers.set('/3', 'now', large());
    const third = kept(answers, '/3');
    if (third !== undefined) answers.form('/3', third, 'identity');
    expect(kept(answers, '/2')).toBeUndefined();
    expect(answers.bytes).toBeLessThanOrEqual(32 << 20);
  });

  it('is gone once the state differs', () => {
    const answers = new KeptAnswers();
    answers.set('/a', 'before', finished());
    expect(kept(answers)).toBeUndefined();
    expect(answers.bytes).toBe(0);
  });
});
