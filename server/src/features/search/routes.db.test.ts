import { gunzipSync } from 'node:zlib';
import { cardPage, jobAdCard, searchJobAds } from '@lehrpfad/contract/search/search.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
const ids: Record<string, number> = {};

async function foundBy(query: string): Promise<number[]> {
  const { status, body } = await app.get(`search/?${query}`);
  expect(status).toBe(200);
  return body.results.map((ad: { id: number }) => ad.id);
}

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      const stendal = await addCompany(db, { name: 'Bäckerei Möhring' });
      const magdeburg = await addCompany(db, { name: 'Elbe Maschinenbau GmbH', postcode: '39104' });
      const halle = await addCompany(db, {
        name: 'Saale Chemie AG',
        postcode: '06108',
        external: true,
        userId: null,
      });
      ids['baker'] = await addAd(db, {
        company_id: stendal,
        publish_date: '2026-11-20',
        job_start: '2027-08-01',
      });
      await db.rows(
        sql`update job_ads set pay_year_1 = 1050, certificate = 'hauptschule' where id = ${ids['baker']}`,
      );
      ids['mechanic'] = await addAd(db, {
        company_id: magdeburg,
        title: 'Industriemechaniker gesucht',
        details: '<p>Metall und Maschinen</p>',
        job_name_id: await jobNameId(db, 'Industriemechaniker/-in'),
        publish_date: '2026-11-10',
      });
      ids['chemist'] = await addAd(db, {
        company_id: halle,
        title: 'Schülerpraktikum Labor',
        details: '<p>Kolben und Kittel</p>',
        job_type: 1,
        job_name_id: await jobNameId(db, 'Chemielaborant/-in'),
        publish_date: '2026-10-01',
        external: 'Lehrstellenbörse',
        job_start: '2026-12-01',
      });
    },
  });
});

describe('search', () => {
  it('gives everything newest first without words', async () => {
    expect(await foundBy('')).toEqual([ids['baker'], ids['mechanic'], ids['chemist']]);
  });

  it.each([
    ['search_multi_match=mechaniker', ['mechanic']],
    ['search_multi_match=Baecker', ['baker']],
    ['search_multi_match=B%C3%A4ckerin', ['baker']],
    ['search_multi_match=backer', ['baker']],
    ['search_multi_match=industriemechanikr', ['mechanic']],
    ['search_multi_match=br%C3%B6tchen', ['baker']],
    ['search_multi_match=m%C3%B6hring', ['baker']],
    ['search_multi_match=halle', ['chemist']],
    ['search_multi_match=ausbildung', ['baker', 'mechanic']],
    ['search_multi_match=xyzzy', []],
    ['job_type__terms=praktikum', ['chemist']],
    ['job_type__terms=praktikum__ausbildung', ['baker', 'mechanic', 'chemist']],
    ['city=Stendal', ['baker']],
    ['city=Magdeburg&postcode=39130', ['mechanic']],
    ['location__geo_distance=70km__52.6069__11.8587', ['baker', 'mechanic']],
    ['location__geo_distance=70__52.6069__11.8587', ['baker', 'mechanic']],
    ['area_search=sueden', ['chemist']],
    ['area_search=norden', ['baker', 'mechanic']],
    ['created__range=2026-11-05__', ['baker', 'mechanic']],
    ['created__range=2026-11-05__2026-11-10', ['mechanic']],
    ['job_start__range=2026-12-01__2026-12-31', ['chemist', 'mechanic']],
    ['unknown=1', ['baker', 'mechanic', 'chemist']],
  ])('%s', async (query, expected) => {
    expect(await foundBy(query)).toEqual(expected.map((name) => ids[name]));
  });

  it('takes a list of ids and leaves out unknown ones', async () => {
    expect(await foundBy(`job_ids=${ids['chemist']},999999`)).toEqual([ids['chemist']]);
  });

  it.each([
    'page=abc',
    'page=0',
    'page=-1',
    'page=1&page=2',
    'job_type__terms=studium',
    'brafo_fields=13',
    'brafo_fields=a',
    'job_ids=1;2',
    'location__geo_distance=weit__weg',
    'location__geo_distance=10km__95__11',
    'created__range=gestern',
    'created__range=2026-02-30__',
    'job_start__range=2026-01-01',
    'area_search=westen',
    'postcode=3957',
    'fields=alles',
    `search_multi_match=${'x'.repeat(10_000)}`,
  ])('refuses %s in German and names the parameter', async (query) => {
    const { status, body } = await app.get(`search/?${query}`);
    expect(status).toBe(400);
    expect(body.detail).toBe('Die Eingaben sind ungültig.');
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });

  it.each([
    ['created__range=2026-02-30__', 'Ungültiger Zeitraum.'],
    ['area_search=westen', 'Ungültige Region.'],
    ['location__geo_distance=25mi__1__2', 'Ungültiger Umkreis.'],
    ['page=1&page=2', 'Ungültige Angabe.'],
  ])('says what is wrong with %s', async (query, message) => {
    const { body } = await app.get(`search/?${query}`);
    expect(Object.values(body.errors)).toEqual([[message]]);
  });

  it('counts the first twelve words', async () => {
    const many = Array.from({ length: 40 }, () => 'industriemechaniker').join('x ');
    expect((await app.get(`search/?search_multi_match=${many}`)).status).toBe(400);
    const twelve = Array.from({ length: 12 }, (_, at) =>
      'industriemechaniker'.slice(0, 19 - at),
    ).join(' ');
    expect(await foundBy(`search_multi_match=${twelve} nirgendwo`)).toEqual([ids['mechanic']]);
  });

  it('is kept by caches in its light form alone, until something changes', async () => {
    const full = await app.http.inject('/api/v1/search/');
    expect(full.headers['cache-control']).toBe('no-store');
    const card = await app.http.inject('/api/v1/search/?fields=card');
    expect(card.headers).not.toHaveProperty('set-cookie');
    const headers = { 'if-none-match': String(card.headers.etag) };
    const again = () => app.http.inject({ url: '/api/v1/search/?fields=card', headers });
    expect((await again()).statusCode).toBe(304);
    const touch = sql`update job_ads set title = title || ' neu' where id = ${ids['baker']}`;
    await app.changes.write((tx) => tx.rows(touch));
    expect((await again()).statusCode).toBe(200);
  });

  it('says on cards what decides, where the ad says it', async () => {
    const [baker, mechanic] = (await app.get('search/?fields=card')).body.results;
    expect(baker).toMatchObject({ pay_year_1: 1050, certificate: 'hauptschule' });
    expect(mechanic).not.toHaveProperty('pay_year_1');
    expect(mechanic).not.toHaveProperty('certificate');
  });

  it('answers pages past the end with nothing, however far', async () => {
    const { body } = await app.get('search/?page=999999999999999');
    expect(body).toEqual({ count: 3, results: [] });
  });

  it('names the next perimeter with hits where a town has none', async () => {
    const { body } = await app.get('search/?city=Tangerm%C3%BCnde&search_multi_match=b%C3%A4cker');
    expect(body).toMatchObject({ count: 0, results: [], next_perimeter: 15 });
    expect(body.nearest).toContainEqual({ reason: 'place', change: { city: null }, count: 1 });
  });

  it('says so where nobody knows the town, and leads on', async () => {
    for (const form of ['', '&fields=card']) {
      const { body } = await app.get(
        `search/?city=Atlantis&state=Sachsen-Anhalt&perimeter=25${form}`,
      );
      expect(body).toMatchObject({ count: 0, unknown_place: true });
      expect(body.nearest).toContainEqual(expect.objectContaining({ reason: 'place', count: 3 }));
    }
    const known = await app.get('search/?city=Tangerm%C3%BCnde&search_multi_match=b%C3%A4cker');
    expect(known.body).not.toHaveProperty('unknown_place');
  });

  it('searches around a town whose position the caller does not know', async () => {
    expect(await foundBy('city=tangermuende')).toEqual([]);
    expect(await foundBy('city=tangermuende&perimeter=15')).toEqual([ids['baker']]);
    expect(await foundBy('postcode=39590&perimeter=100')).toContain(ids['mechanic']);
    const { status, body } = await app.get('search/?city=Stendal&perimeter=weit');
    expect([status, body.errors]).toEqual([400, { perimeter: ['Ungültiger Umkreis.'] }]);
  });

  it('says in both forms how far each hit is from the town', async () => {
    const near = `location__geo_distance=70km__52.6069__11.8587`;
    const full = (await app.get(`search/?${near}`)).body;
    const card = (await app.get(`search/?fields=card&${near}`)).body;
    expect(full.results.map((ad: any) => ad.distance)).toEqual(
      card.results.map((ad: any) => ad.distance),
    );
    expect(card.results[1].distance).toBeGreaterThan(50);
  });

  it('sorts by distance, start, publication or relevance', async () => {
    const near = 'location__geo_distance=100km__52.1277__11.6292';
    expect(await foundBy(`${near}&sort=distance`)).toEqual([
      ids['mechanic'],
      ids['baker'],
      ids['chemist'],
    ]);
    expect(await foundBy('sort=start')).toEqual([ids['chemist'], ids['baker'], ids['mechanic']]);
    const words = 'search_multi_match=chemie';
    expect(await foundBy(`${words}&sort=newest`)).toEqual(await foundBy(`${words}&sort=relevance`));
    const { status, body } = await app.get('search/?sort=schoen');
    expect([status, body.errors]).toEqual([400, { sort: ['Ungültige Sortierung.'] }]);
  });

  it('counts the choices of each filter without that filter', async () => {
    const { body } = await app.get('search/?fields=card&facets=1&job_type__terms=praktikum');
    expect(body.count).toBe(1);
    const { facets } = cardPage.parse(body);
    expect(facets?.job_type).toEqual([
      { value: 'praktikum', count: 1 },
      { value: 'ausbildung', count: 2 },
    ]);
    // 'Alle', 'Heute', 'Gestern', 'Vor 1 Woche', 'Vor 2 Wochen' of the only Praktikum.
    expect(facets?.created.map((choice) => choice.count)).toEqual([1, 0, 0, 0, 0]);
    expect(facets?.start.map((choice) => choice.count)).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect((await app.get('search/')).body).not.toHaveProperty('facets');
  });

  it('asks whether something else was meant', async () => {
    const { body } = await app.get('search/?fields=card&search_multi_match=xinxdustriemechmaniker');
    expect(body.count).toBe(0);
    expect(cardPage.parse(body).nearest?.[0]).toEqual({
      reason: 'spelling',
      text: 'Industriemechaniker',
      change: { search_multi_match: 'Industriemechaniker' },
      count: 1,
    });
  });

  it('offers occupations like one that nobody offers and its career field, or everything', async () => {
    const confectioner = (await app.get('search/?search_multi_match=Konditor')).body;
    expect(confectioner.nearest.slice(0, 2)).toMatchObject([
      { reason: 'related_occupation', text: 'Bäcker/-in', count: 1 },
      { reason: 'career_field', text: 'Konditor/-in' },
    ]);
    const nonsense = (await app.get('search/?search_multi_match=qqqqqwwwww')).body;
    expect(nonsense.nearest).toEqual([
      { reason: 'all', change: { search_multi_match: '' }, count: 3 },
    ]);
  });

  it('searches an occupation like one that nobody offers beside a place, and says so', async () => {
    const { body } = await app.get('search/?fields=card&search_multi_match=Konditor Stendal');
    const { results, understood = [], left_out } = cardPage.parse(body);
    expect(results.map(({ id }) => id)).toEqual([ids['baker']]);
    expect(understood.map(({ label }) => label)).toEqual([
      'Stendal',
      '„Konditor“ als „Bäcker/-in“',
    ]);
    expect(left_out).toBeUndefined();
  });

  it('answers cards of about 400 bytes that the contract describes, with the distance from the town', async () => {
    const { body } = await app.get('search/?fields=card&city=Stendal');
    const { results } = cardPage.parse(body);
    expect(jobAdCard.strict().parse(body.results[0])).toEqual(results[0]);
    expect(results[0]).toMatchObject({ id: ids['baker'], city: 'Stendal', postcode: '39576' });
    expect(results[0]?.distance).toBeLessThan(5);
    expect(JSON.stringify(results[0]).length).toBeLessThan(500);
  });

  it('answers every public field in the full form, and no other', async () => {
    const { body } = await app.get(`search/?job_ids=${ids['baker']}`);
    expect(searchJobAds.response.parse(body)).toEqual(body);
    expect(body.results[0]).toMatchObject({
      Job_name: { name: 'Bäcker/-in' },
      job_type_int: 2,
      company_address: { street: 'Breite Straße 1', postcode: '39576', city: 'Stendal' },
      verified: true,
      locked: false,
      details: '<p>Brot und Brötchen</p>',
    });
    for (const secret of ['last_updated_by', 'accepted', 'template_id', 'user_id']) {
      expect(body.results[0]).not.toHaveProperty(secret);
    }
  });

  it('come compressed to whoever can read that', async () => {
    const ask = (encoding?: string) =>
      app.http.inject({
        url: '/api/v1/mapbox/points/',
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      });
    const plain = await ask();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await ask('gzip, deflate');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
    const refused = await ask('gzip;q=0, identity');
    expect(refused.rawPayload).toEqual(plain.rawPayload);
  });

  it('puts every match with a position on the map', async () => {
    const { body } = await app.get('mapbox/points/?job_type__terms=praktikum');
    expect(body).toEqual({
      results: [
        { id: ids['chemist'], job_type_int: 1, geo_data: [expect.any(Number), expect.any(Number)] },
      ],
    });
  });
});

describe('suggestions', () => {
  it('offer job names by name and synonym, those with ads first', async () => {
    const { body } = await app.get('jobnames/search/?search_multi_match=industriemech');
    expect(body[0]).toEqual({
      id: await jobNameId(app.database, 'Industriemechaniker/-in'),
      name: 'Industriemechaniker/-in',
      external: false,
      Mapping: null,
    });
    expect((await app.get('jobnames/search/?search_multi_match=b')).body.length).toBe(10);
    expect((await app.get('jobnames/search/')).body).toEqual([]);
  });

  it('offer only companies that have a visible ad', async () => {
    await app.changes.write(
      async (tx) => void (await addCompany(tx, { name: 'Möhring Ohne Anzeige' })),
    );
    const { body } = await app.get('companies/search/?search_multi_match=m%C3%B6h');
    expect(body.map((company: { name: string }) => company.name)).toEqual(['Bäckerei Möhring']);
  });

  it('offer professions', async () => {
    const { body } = await app.get('professions/search/?search_multi_match=auto');
    expect(body[0].name).toContain('Auto');
  });
});

describe('what can be found', () => {
  const visible = async (id: number) => (await foundBy(`job_ids=${id}`)).length === 1;

  it.each([
    ['a private one', { published: false, publish_date: null }],
    ['an expired one', { availability_end_date: '2026-11-20' }],
    [
      'one that waits',
      {
        published: false,
        publish_date: null,
        waiting: true,
        availability_start_date: '2026-12-01',
      },
    ],
  ])('is not %s', async (_, values) => {
    const id = await app.changes.write((tx) => addAd(tx, values));
    expect(await visible(id)).toBe(false);
  });

  it('follows what happens to company, owner and job name', async () => {
    const { changes, database } = app;
    const userId = await addUser(database);
    const company = await addCompany(database, { userId });
    const id = await changes.write((tx) => addAd(tx, { company_id: company }));
    expect(await visible(id)).toBe(true);
    const change = (statement: ReturnType<typeof sql>) =>
      changes.write(async (tx) => void (await tx.rows(statement)));

    await change(sql`update companies set locked = true where id = ${company}`);
    expect(await visible(id)).toBe(false);
    await change(sql`update companies set locked = false where id = ${company}`);
    expect(await visible(id)).toBe(true);
    await change(sql`update users set validated = false where id = ${userId}`);
    expect(await visible(id)).toBe(false);
    await change(sql`update users set validated = true where id = ${userId}`);
    await change(sql`update job_names set blocked = true where name = 'Bäcker/-in'`);
    expect(await visible(id)).toBe(false);
    await change(sql`update job_names set blocked = false where name = 'Bäcker/-in'`);
    expect(await visible(id)).toBe(true);
    await change(sql`update job_ads set title = 'Brotmeisterei' where id = ${id}`);
    expect(await foundBy('search_multi_match=brotmeisterei')).toEqual([id]);
    await change(sql`delete from companies where id = ${company}`);
    expect(await visible(id)).toBe(false);
  });

  it('keeps its answers where a saved ad shows nothing new', async () => {
    const { changes, http } = app;
    const [shown, hidden] = await changes.write(async (tx) => [
      await addAd(tx, { title: 'Sichtbare Backstube' }),
      await addAd(tx, { title: 'Geheime Backstube', published: false }),
    ]);
    const url = '/api/v1/search/?fields=card&search_multi_match=backstube';
    const etag = async () => (await http.inject({ url })).headers.etag;
    const change = (statement: ReturnType<typeof sql>) =>
      changes.write(async (tx) => void (await tx.rows(statement)));
    const before = await etag();
    await change(sql`update job_ads set title = 'Neue Backstube' where id = ${hidden}`);
    await change(sql`update job_ads set last_updated = now() where id = ${shown}`);
    expect(await etag()).toBe(before);
    await change(sql`update job_ads set published = true where id = ${hidden}`);
    expect(await etag()).not.toBe(before);
    expect(await foundBy('search_multi_match=backstube')).toEqual(
      expect.arrayContaining([shown, hidden]),
    );
  });

  it('shows a saved ad in the very next answer, and keeps the answers that it is not in', async () => {
    const { changes, http } = app;
    const id = await changes.write((tx) =>
      addAd(tx, { title: 'Lehre im Sägewerk', published: false }),
    );
    const answer = async (query: string) => {
      const { headers, body } = await http.inject({ url: `/api/v1/search/?fields=card&${query}` });
      return { etag: headers.etag, count: (JSON.parse(body) as { count: number }).count };
    };
    const queries = [
      'search_multi_match=sägewerk',
      'search_multi_match=mechaniker',
      'facets=1',
      '',
    ];
    const all = () => Promise.all(queries.map(answer));
    const publish = (published: boolean) =>
      changes.write(
        async (tx) =>
          void (await tx.rows(sql`update job_ads set published = ${published} where id = ${id}`)),
      );
    for (const published of [true, false, true]) {
      const before = await all();
      await publish(published);
      const after = await all();
      const change = published ? 1 : -1;
      expect(after.map(({ count }, at) => count - (before[at]?.count ?? 0))).toEqual([
        change,
        0,
        change,
        change,
      ]);
      expect(after.map(({ etag }, at) => etag === before[at]?.etag)).toEqual([
        false,
        true,
        false,
        false,
      ]);
    }
  });

  it('counts an ad of a mapped job name under both names and the BRAFO fields of both', async () => {
    const id = await app.changes.write(async (tx) => {
      const [name] = await tx.rows<{ id: number }>(sql`
        insert into job_names (name, external, mapping_id)
        values ('Zerspaner extern', false, ${await jobNameId(tx, 'Industriemechaniker/-in')}) returning id`);
      return addAd(tx, { job_name_id: name?.id ?? 0, title: 'Platz an der Drehbank' });
    });
    const [first] = await foundBy('search_multi_match=zerspaner extern');
    expect(first).toBe(id);
    expect(await foundBy('search_multi_match=industriemechaniker')).toContain(id);
    const [field] = await app.database.rows<{ number: number }>(sql`
      select b.number from brafo_fields b join job_name_brafo_fields nb on nb.brafo_field_id = b.id
      where nb.job_name_id = ${await jobNameId(app.database, 'Industriemechaniker/-in')} limit 1`);
    expect(await foundBy(`brafo_fields=${field?.number}`)).toContain(id);
  });
});
