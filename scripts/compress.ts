import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** Writes `file.br` and `file.gz` beside a file with the strongest compression: this saves the work for every response. */
async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const folder = process.argv[2] ?? 'web/dist';
const page = join(folder, 'index.html');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((name) => text.test(name) && name !== page);
rmSync(`${page}.gz`, { force: true });
await Promise.all(files.map(compress));
// Last, because scripts/prepare.cjs takes this file as the sign that the build is complete.
await compress(page);
