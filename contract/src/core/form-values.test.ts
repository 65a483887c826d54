import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  chosenList,
  dayField,
  emailAddress,
  linesField,
  richText,
  textField,
  optionalFields,
} from './form-values.ts';

describe('a call that changes only what it sends', () => {
  const form = z.object({
    title: textField(10, 'required'),
    weblink: textField(10),
    details: richText(10, 'Max. 10 Zeichen!', 'optional'),
    day: dayField(),
    Professions: chosenList().default([]),
  });
  const changes = z.object(optionalFields(form.shape));

  it('says nothing about what is missing', () => {
    expect(changes.parse({})).toEqual({});
    expect(changes.parse({ title: 'neu' })).toEqual({ title: 'neu' });
  });

  it('can empty a field', () => {
    const emptied = { weblink: '', details: '', day: '', Professions: [] };
    expect(changes.parse(emptied)).toEqual({ ...emptied, day: null });
  });

  it('holds to the limits of the form', () => {
    expect(changes.safeParse({ title: '' }).error?.issues[0]?.message).toBe('Pflichtfeld!');
    expect(changes.safeParse({ details: 'x'.repeat(11) }).error?.issues[0]?.message).toBe(
      'Max. 10 Zeichen!',
    );
  });
});

it('text that is far too long is refused once, and not read', () => {
  const read = vi.spyOn(String.prototype, 'normalize');
  for (const field of [textField(10, 'required'), linesField(10), emailAddress(10)]) {
    const { error } = field.safeParse('x'.repeat(161));
    expect(error?.issues.map((one) => one.message)).toEqual(['Max. 10 Zeichen!']);
  }
  expect(read).not.toHaveBeenCalled();
});

it('rich text that is far too long is refused once', () => {
  const text = richText(10, 'Max. 10 Zeichen!', 'required');
  const messages = (html: string) => text.safeParse(html).error?.issues.map((one) => one.message);
  expect(messages(`<p>${'x'.repeat(10)}</p>`)).toBeUndefined();
  expect(messages(`<p>${'x'.repeat(11)}</p>`)).toEqual(['Max. 10 Zeichen!']);
  expect(messages('x'.repeat(41))).toEqual(['Max. 10 Zeichen!']);
  expect(messages(`x${'<b></b>'.repeat(6)}`)).toEqual(['Max. 10 Zeichen!']);
});
