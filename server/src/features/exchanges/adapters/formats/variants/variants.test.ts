import { describe, expect, test } from 'vitest';
import { careerPageAdapter } from '../../career-page/career-page.ts';
import { jsonAdapter } from '../../json/json.ts';
import { contextWith, heldHttp, readAll } from '../../reading-all.fixture.ts';
import { tableAdapter } from '../../table/table.ts';
import { xmlAdapter } from '../../xml/xml.ts';
import { envelopes } from './envelopes.fixture.ts';
import { exports } from './exports.fixture.ts';
import { jsonDocuments } from './json-documents.fixture.ts';
import { jsonSystems } from './json-systems.fixture.ts';
import { pages } from './pages.fixture.ts';
import { rss } from './rss.fixture.ts';
import { tables } from './tables.fixture.ts';
import type { Variant } from './variant.fixture.ts';

import { xmlSystems } from './xml-systems.fixture.ts';

const all = [xmlSystems, jsonSystems, jsonDocuments, rss, tables, pages, envelopes, exports];

function adapterOf({ url, body, kind }: Variant) {
  if (kind === 'career') return careerPageAdapter;
  if (kind === 'table' || /\.[ct]sv$/.test(url)) return tableAdapter;
  return body.toString().startsWith('<') ? xmlAdapter : jsonAdapter;
}

describe('variants of feeds that employers publish', () => {
  test.each(all.flatMap((some) => Object.entries(some)))('%s', async (_name, variant) => {
    const { url, body, more = {}, company, ads } = variant;
    const adapter = adapterOf(variant);
    const settings = { url, pauseMs: 0, ...(company !== undefined && { company }) };
    const further = Object.entries(more).map(([at, text]) => [at, { body: text }]);
    const held = { [url]: { body }, ...Object.fromEntries(further) };
    const records = await readAll(adapter, settings, contextWith(heldHttp(held)));
    expect(records.map(({ externalId }) => externalId)).toEqual(Object.keys(ads));
    for (const [at, [id, { says = [], ...ad }]] of Object.entries(ads).entries()) {
      const record = records[at];
      if (record === undefined || !('raw' in record)) throw new Error(`No record ${id}`);
      const read = adapter.normalise(record.raw, settings);
      expect(read, id).toMatchObject(ad);
      expect('description' in read ? read.description.text : '', id).toMatch(
        new RegExp(says.join('[^]*')),
      );
    }
    expect(JSON.stringify(records)).not.toMatch(/[a-z]@[a-z]|Erika|Muster|0391 \/ 5/);
  });
});
