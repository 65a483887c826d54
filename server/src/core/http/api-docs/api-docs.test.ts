import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeApi, serveApiDocs } from './api-docs.ts';
import { createHttp } from '../http.ts';

it('lets in the one inline script of its page by its hash, and no other', async () => {
  const http = await createHttp({ trustProxy: false, rateLimits: false });
  await describeApi(http, { version: '1' });
  await serveApiDocs(http);
  const { body, headers } = await http.inject('/api/docs/');
  const script = /<script type="text\/javascript">([^]*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(script).toContain('createApiReference');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("base-uri 'none'");
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const scriptPath = /<script src="([^"]+)"/.exec(body)?.[1] ?? '';
  const library = await http.inject(new URL(scriptPath, 'http://board.example/api/docs/').pathname);
  expect(library.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(library.body.length).toBeGreaterThan(1_000_000);
  expect((await http.inject('/api/docs/other.js')).statusCode).toBe(404);
  await http.close();
});
