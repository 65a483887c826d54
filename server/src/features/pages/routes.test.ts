import { expect, it } from 'vitest';
import { createApi } from '../../floor/api.ts';
import { createHttp } from '../../floor/http.ts';
import { registerPages } from './routes.ts';

it('tells everyone what the operator has set about the pages', async () => {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  registerPages(createApi(http), {
    mapStyleUrl: 'https://karte.example/stil.json',
    fundingText: 'Eins.\n\nZwei.',
  });
  const response = await http.inject('/api/v1/site/');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    map_style_url: 'https://karte.example/stil.json',
    funding_text: 'Eins.\n\nZwei.',
  });
});
