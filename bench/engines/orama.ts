import { create, insertMultiple, search, type AnyOrama, type AnySchema } from '@orama/orama';
import { language, stemmer } from '@orama/stemmers/german';
import { dayNumber } from '../../server/src/core/clock.ts';
import {
  textsOf,
  type IndexedAd,
} from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';
import type { Engine } from './engine.ts';
import { bodyOf, pageSize, wanted, type Wanted } from './wanted.ts';

const texts = ['jobName', 'synonym', 'title', 'profession', 'company', 'town', 'description'];

const schema: AnySchema = {
  ...Object.fromEntries(texts.map((name) => [name, 'string' as const])),
  type: 'number',
  brafo: 'enum[]',
  start: 'number',
  published: 'number',
  townId: 'number',
  region: 'enum',
  position: 'geopoint',
};

const boost = { jobName: 10, synonym: 9, title: 8, profession: 5, company: 4, town: 3 };
const batchSize = 1000;
/** The start of an ad without a date: it may be any time. */
const anyDay = 99_999;
const regionOf = new Map(towns.all.map(({ id, region }) => [id, region]));

function document(ad: IndexedAd) {
  const { card, brafo, townId } = ad;
  const position = card.geo_data && { lon: card.geo_data[0], lat: card.geo_data[1] };
  return {
    ...textsOf(ad),
    id: String(card.id),
    type: card.job_type_int,
    brafo: [...brafo],
    start: card.job_start ? dayNumber(card.job_start) : anyDay,
    published: card.publish_date ? dayNumber(card.publish_date) : 0,
    townId: townId ?? 0,
    region: regionOf.get(townId ?? 0) ?? '',
    ...(position && { position }),
  };
}

function conditions(asked: Wanted): Record<string, object> {
  const { type, brafo, startFrom, publishedFrom, region, circle, townIds } = asked;
  return {
    ...(type !== undefined && { type: { eq: type } }),
    ...(brafo.length > 0 && { brafo: { containsAny: brafo } }),
    ...(startFrom !== undefined && { start: { gte: dayNumber(startFrom) } }),
    ...(publishedFrom !== undefined && { published: { gte: dayNumber(publishedFrom) } }),
    ...(region !== undefined && { region: { eq: region } }),
    ...(townIds !== undefined && { townId: { eq: townIds[0] ?? -1 } }),
    ...(circle !== undefined && {
      position: {
        radius: {
          coordinates: { lat: circle.latitude, lon: circle.longitude },
          value: circle.km,
          unit: 'km',
          inside: true,
        },
      },
    }),
  };
}

/** Searches all fields with weights and Orama's German stemmer, all words required; no typing errors, no end of a start range. */
export class OramaEngine implements Engine {
  readonly #cards = new Map<string, string>();
  readonly #index: AnyOrama = create({
    schema,
    components: { tokenizer: { language, stemming: true, stemmer } },
  });

  async build(ads: Iterable<IndexedAd>): Promise<void> {
    let batch: ReturnType<typeof document>[] = [];
    const flush = async () => {
      await insertMultiple(this.#index, batch, batchSize);
      batch = [];
    };
    for (const ad of ads) {
      this.#cards.set(String(ad.card.id), JSON.stringify(ad.card));
      batch.push(document(ad));
      if (batch.length === batchSize) await flush();
    }
    await flush();
  }

  async search(query: BenchQuery): Promise<{ count: number }> {
    const asked = wanted(query);
    const where = conditions(asked);
    const { count, hits } = await search(this.#index, {
      term: asked.words.join(' '),
      threshold: 0,
      limit: pageSize,
      offset: asked.offset,
      ...(Object.keys(where).length > 0 && { where }),
      ...(asked.words.length > 0
        ? { boost, properties: texts }
        : { sortBy: { property: 'published', order: 'DESC' as const } }),
    });
    return bodyOf(
      count,
      hits.map(({ id }) => this.#cards.get(id) ?? ''),
    );
  }
}
