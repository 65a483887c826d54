import { endpoint } from '@lehrpfad/contract/endpoint.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApi } from './api.ts';
import { createHttp } from './http.ts';

it.each(['account', 'company', 'editor', 'admin'] as const)(
  'calls no handler that only %s may call',
  async (access) => {
    const http = await createHttp({ trustProxy: true, rateLimits: false });
    const handler = vi.fn<() => string>(() => 'geheim');
    const declared = { method: 'GET', path: 'thing/', summary: 'A thing' } as const;
    createApi(http).answer(endpoint({ ...declared, access, response: z.string() }), handler);
    const answer = await http.inject('/api/v1/thing/');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'token_not_valid' });
    expect(handler).not.toHaveBeenCalled();
    await http.close();
  },
);
