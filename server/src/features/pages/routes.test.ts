import { expect, it } from 'vitest';
import { createApi } from '../../core/http/api.ts';
import { readConfig } from '../../core/config/config.ts';
import { createHttp } from '../../core/http/http.ts';
import { registerPages } from './routes.ts';

async function answerTo(path: string, settings: Readonly<Record<string, string>>) {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  registerPages(createApi(http), readConfig(settings));
  const response = await http.inject(`/api/v1/${path}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

it('tells everyone what the operator has set about the pages', async () => {
  const settings = {
    MAP_STYLE_URL: 'https://karte.example/stil.json',
    FUNDING_TEXT: 'Eins.\n\nZwei.',
  };
  expect(await answerTo('site/', settings)).toEqual({
    map_style_url: 'https://karte.example/stil.json',
    funding_text: 'Eins.\n\nZwei.',
  });
});

it('tells everyone who runs the board, and how long data is kept', async () => {
  const answer = await answerTo('operator/', {
    OPERATOR_NAME: 'Kammer Nord',
    OPERATOR_VAT_ID: 'DE1',
    KEEP_LOGS_DAYS: '14',
  });
  expect(answer).toMatchObject({
    name: 'Kammer Nord',
    email: 'kontakt@example.org',
    vat_id: 'DE1',
    hosting: null,
    is_example: true,
    retention: { log_days: 14, declined_request_days: 183, audit_days: 730 },
  });
  expect(Object.values(answer)).not.toContain('');
});
