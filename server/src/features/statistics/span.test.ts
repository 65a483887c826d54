import { describe, expect, it } from 'vitest';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { spanOf, spanOfMonth } from './span.ts';

describe('a span of days', () => {
  it('is the last 365 days unless something is said, today included', () => {
    expect(spanOf({}, '2026-11-21')).toEqual({
      from: '2025-11-22',
      to: '2026-11-21',
      isOpen: true,
    });
    expect(spanOf({ to: '2026-03-01' }, '2026-11-21')).toEqual({
      from: '2025-03-02',
      to: '2026-03-01',
      isOpen: false,
    });
    expect(spanOf({ from: '2026-11-21' }, '2026-11-21')).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
      isOpen: true,
    });
  });

  it('does not end before it begins', () => {
    expect(() => spanOf({ from: '2026-11-22', to: '2026-11-21' }, '2026-11-21')).toThrow(
      expect.objectContaining({ statusCode: 400 }),
    );
  });

  it('does not begin in the future', () => {
    const fields = (asked: { from?: string; to?: string }) => {
      try {
        spanOf(asked, '2026-11-21');
        return 'taken';
      } catch (error) {
        return (error as { answer?: { errors?: unknown } }).answer?.errors;
      }
    };
    const refused = { from: ['Der Anfang liegt in der Zukunft.'] };
    expect(fields({ from: '2026-11-22' })).toEqual(refused);
    expect(fields({ from: '2027-01-01', to: '2027-12-31' })).toEqual(refused);
    expect(fields({ from: '2026-11-21', to: '2026-12-31' })).toBe('taken');
  });

  it('knows how long months are', () => {
    expect(spanOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(spanOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
