import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { FinishedAnswer } from './finished-answer.ts';

const text = '{"count":12} '.repeat(400);
const finished = (body = Buffer.from(text)) =>
  new FinishedAnswer({ type: 'application/json', body }, [], '"1"');
const kept = (answers: AnswerCache, address = '/a') => answers.get(address, () => 'now');

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
    const answers = new AnswerCache();
    const answer = finished();
    answers.set('/a', 'now', answer);
    const { body } = answers.form('/a', answer, 'br');
    // A view of a larger buffer would keep the rest in memory.
    expect(body.buffer.byteLength).toBe(body.length);
    const compressed = answers.bytes;
    expect(compressed).toBeLessThan(body.length + 2000);
    answers.form('/a', answer, 'identity');
    expect(answers.bytes).toBeGreaterThan(compressed + text.length);
    expect(kept(answers)).toBe(answer);
  });

  it('holds no more than its own bytes, in any encoding: a short text is part of a pool', () => {
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const body = Buffer.from(text.slice(0, 2000));
      expect(body.buffer.byteLength).toBeGreaterThan(body.length);
      const form = finished(body).form(encoding);
      expect(form.body.buffer.byteLength, encoding).toBe(form.body.length);
    }
  });

  it('gives way to newer ones once there is no room, also by a further encoding', () => {
    const answers = new AnswerCache(32 << 20);
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

  it('that says itself how long it is right stays through other states, and is gone after it is not', () => {
    const answers = new AnswerCache();
    let isRight = true;
    const holds = vi.fn<() => boolean>(() => isRight);
    const content = { type: 'application/json', body: Buffer.from(text) };
    const answer = new FinishedAnswer({ ...content, validity: { bytes: 5000, holds } }, [], '"1"');
    answers.set('/a', 'one', answer);
    expect(answers.bytes).toBeGreaterThan(5000);
    const inState = (state: string) => answers.get('/a', () => state);
    expect([inState('one'), inState('two'), inState('two')]).toEqual([answer, answer, answer]);
    // Called once for each state.
    expect(holds).toHaveBeenCalledTimes(1);
    isRight = false;
    expect([inState('two'), inState('three'), inState('three')]).toEqual([
      answer,
      undefined,
      undefined,
    ]);
  });

  it('that is made again the same is not compressed again, and copies of it stay right', () => {
    const answers = new AnswerCache();
    const made = (body: string, tag: string) => {
      const validity = { bytes: 0, holds: () => false };
      const content = { type: 'application/json', body: Buffer.from(body), validity };
      return new FinishedAnswer(content, [], tag);
    };
    const first = answers.set('/a', 'one', made(text, '"1"'));
    const { body } = first.form('br');
    expect(answers.get('/a', () => 'two')).toBeUndefined();
    const second = answers.set('/a', 'two', made(text, '"2"'));
    expect([second.etag, second.form('br').body === body]).toEqual(['"1"', true]);
    expect(answers.get('/a', () => 'two')).toBe(first);
    const third = answers.set('/a', 'three', made(`${text}!`, '"3"'));
    expect(third.etag).toBe('"3"');
    expect(brotliDecompressSync(third.form('br').body).toString()).toBe(`${text}!`);
  });

  it('is gone once the state differs', () => {
    const answers = new AnswerCache();
    answers.set('/a', 'before', finished());
    expect(kept(answers)).toBeUndefined();
    expect(answers.bytes).toBe(0);
  });
});
