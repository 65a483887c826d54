import { describe, expect, test } from 'vitest';
import { jsonAdapter } from '../json/json.ts';
import { contextWith, heldHttp, rawOf, readAll } from '../reading-all.fixture.ts';
import { xmlAdapter } from '../xml/xml.ts';
import { foreign } from './foreign.fixture.ts';
import { shapes } from './shapes.fixture.ts';
import { unseen } from './unseen.fixture.ts';

describe('feeds of systems that employers publish with', () => {
  test.each([shapes, foreign, unseen].flatMap((all) => Object.entries(all)))(
    '%s',
    async (_name, { url, body, company, ads }) => {
      const settings = { url, pauseMs: 0, ...(company !== undefined && { company }) };
      const adapter = body.startsWith('<') ? xmlAdapter : jsonAdapter;
      const records = await readAll(adapter, settings, contextWith(heldHttp({ [url]: { body } })));
      expect(records.map(({ externalId }) => externalId)).toEqual(Object.keys(ads));
      for (const [id, ad] of Object.entries(ads))
        expect(adapter.normalise(rawOf(records, id), settings), id).toMatchObject(ad);
      expect(JSON.stringify(records)).not.toMatch(/[a-z]@[a-z]|Erika|Muster|0391 \/ 5/);
    },
  );
});
