import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { describe, expect, it } from 'vitest';
import { exchangeSchema, exchangeValues, inputOf, settingsIn } from './exchange-values.ts';

function stored(kind: ExchangeKind, settings: Record<string, unknown>): FullExchange {
  return {
    id: 1,
    name: 'Nord',
    kind,
    logo: null,
    active: true,
    has_address: true,
    daily_at: '04:30',
    rank: -3,
    owner: '',
    shown: 0,
    job_names: 0,
    last_run: null,
    under_way: null,
    last_good: null,
    trend: [],
    warnings: [],
    last_updated: '',
    settings,
    has_import_result_link: false,
  };
}

describe('an exchange', () => {
  it.each([
    [
      'arbeitsagentur',
      { baseUrl: 'https://a.example/x', apiKey: 'k', internships: false, pauseMs: 0 },
    ],
    ['xml', { url: 'https://a.example/x.xml', company: 'Werk GmbH', pauseMs: 1500 }],
    ['upload', {}],
  ] as const)('of the kind %s is the same after it went through the form', (kind, given) => {
    const settings = settingsOf[kind].parse(given);
    const values = exchangeValues(stored(kind, settings));
    const output = exchangeSchema(null).parse(inputOf(values));
    expect(output).toMatchObject({ name: 'Nord', active: true, daily_at: '04:30', rank: -3 });
    expect(settingsIn(kind, output)).toEqual(settings);
  });

  it('begins with what suits most, and an address that is missing', () => {
    const values = exchangeValues(null);
    expect(values).toMatchObject({ kind: 'xml', active: false, daily_at: '03:00', rank: '0' });
    const checked = exchangeSchema(null).safeParse({ ...inputOf(values), name: 'Nord' });
    expect(new Set(checked.error?.issues.map(({ path }) => String(path)))).toEqual(
      new Set(['url']),
    );
    expect(
      exchangeSchema(null).safeParse({ ...inputOf(values), name: 'x', kind: 'arbeitsagentur' })
        .success,
    ).toBe(true);
  });

  it('says of a number that is none what it should be', () => {
    const values = {
      ...exchangeValues(null),
      name: 'x',
      url: 'https://a.example',
      pauseMs: 'bald',
    };
    const [issue] = exchangeSchema(null).safeParse(inputOf(values)).error?.issues ?? [];
    expect([issue?.path, issue?.message]).toEqual([['pauseMs'], 'Bitte eine ganze Zahl angeben.']);
  });

  it('without an address needs one only to be activated', () => {
    const page = { ...stored('career-page', {}), active: false, has_address: false };
    const check = (changes: object) =>
      exchangeSchema(page).safeParse(inputOf({ ...exchangeValues(page), ...changes }));
    const messages = (changes: object) =>
      check(changes).error?.issues.map(({ path, message }) => `${path.join()} ${message}`);
    const renamed = check({ name: 'Süd', rank: '4' }).data;
    expect(renamed).toMatchObject({ name: 'Süd', rank: 4 });
    expect(settingsIn('career-page', { ...renamed })).toBeUndefined();
    expect(messages({ active: true })).toEqual(['url Pflichtfeld!']);
    expect(messages({ url: 'Karriere' })).toEqual([
      'url Bitte eine Adresse mit http:// oder https:// angeben.',
    ]);
    const url = 'https://a.example/karriere';
    const named = check({ url, active: true }).data;
    expect(settingsIn('career-page', { ...named })).toEqual({ url, pauseMs: 300 });
    const bare = check({ url: 'www.a.example/karriere', active: true }).data;
    expect(settingsIn('career-page', { ...bare })).toMatchObject({
      url: 'https://www.a.example/karriere',
    });
    expect(messages({ url: 'info@a.example' })).toHaveLength(1);
    const other = { ...page, has_address: true };
    expect(exchangeSchema(other).safeParse(inputOf(exchangeValues(other))).success).toBe(false);
  });
});
