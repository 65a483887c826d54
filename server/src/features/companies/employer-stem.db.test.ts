import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { testDatabase } from '../../core/database/test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

async function stems(...names: readonly string[]): Promise<(string | undefined)[]> {
  const rows = await db.rows<{ stem: string }>(sql`
    select employer_stem(value) as stem from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`);
  return rows.map(({ stem }) => stem);
}

describe('the stem of an employer', () => {
  it.each([
    ['Bestattungshaus Friede G.m.b.H.', 'Bestattungshaus Friede GmbH'],
    ['Krüger Maschinenbau GmbH i.G.', 'Krueger Maschinenbau'],
    ['Bördekreis Service AöR', 'Bördekreis Service Anstalt öffentlichen Rechts'],
    ['Novelis Deutschland GmbH', 'Novelis Deutschland GmbH Werk Nachterstedt'],
    ['Hermes Fulfilment GmbH', 'Hermes Fulfilment GmbH, Betrieb Haldensleben'],
    ['DRK KV Wanzleben', 'Deutsches Rotes Kreuz Kreisverband Wanzleben e.V.'],
    ['AWO LV Sachsen-Anhalt e.V.', 'Arbeiterwohlfahrt Landesverband Sachsen-Anhalt'],
    ['SW Halle', 'Stadtwerke Halle GmbH'],
    ['Landratsamt Burgenlandkreis', 'Burgenlandkreis'],
    ['Uniklinikum Magdeburg', 'Universitätsklinikum Magdeburg A.ö.R.'],
    ['REWE Markt Schulze oHG', 'REWE Schulze'],
    ['Netto Marken-Discount Stiftung & Co. KG', 'Netto Marken-Discount'],
    ['WBG Otto von Guericke eG', 'Wohnungsbaugenossenschaft Otto von Guericke eG'],
    ['Jens Otto Malermeister', 'Malermeister Jens Otto'],
    ['Steuerberaterin Anke Franke', 'Anke Franke, Steuerberaterin'],
  ])('is the same for %s and %s', async (one, other) => {
    const [first, second] = await stems(one, other);
    expect(first).not.toBe('');
    expect(first).toBe(second);
  });

  it.each([
    ['Stadt Stendal', 'Landkreis Stendal'],
    ['Stadt Stendal', 'Stadtwerke Stendal'],
    ['WBG Köthen mbH', 'WBG Köthen eG'],
    ['AWO Kreisverband Harz', 'DRK Kreisverband Harz'],
    ['Hotel am Markt', 'Restaurant am Markt'],
    ['REWE Markt Schulze', 'REWE Markt Meyer'],
    ['Das Werk GmbH', 'Das Lager GmbH'],
    ['Pflegedienst Engel', 'Pflegedienst Engelhardt'],
  ])('tells %s and %s apart', async (one, other) => {
    const [first, second] = await stems(one, other);
    expect(first).not.toBe(second);
  });
});

it('needs fewer expressions for a name than the 32 that PostgreSQL caches', async () => {
  const [row] = await db.rows<{ text: string }>(
    sql`select pg_get_functiondef('employer_stem'::regproc) as text`,
  );
  const always = row?.text.match(/^ {2}plain := regexp_replace/gm) ?? [];
  expect(always.length).toBeGreaterThan(0);
  expect(always.length).toBeLessThan(12);
});
