import { builtInBase, countingIds } from '../../src/commands/demo/base.fixture.ts';
import { makeForeignNames } from '../../src/commands/demo/job-ads/ad-sources.ts';
import { makeCompanies, type DemoCompany } from '../../src/commands/demo/companies/companies.ts';
import { makeJobAds, type AdRow } from '../../src/commands/demo/job-ads/job-ads.ts';
import { createRandom } from '../../src/commands/demo/random.ts';
import { loadCatalogue } from '../../src/features/occupations/catalogue/catalogue.ts';
import { builtInPlaces } from '../../src/features/places/all-places-store.fixture.ts';
import type { IndexedAd } from '../../src/features/search/engine/index/indexed-ad.ts';
import type { Town } from '../../src/features/search/engine/filters/towns.ts';
import { knownPartsOf } from '../../src/features/places/usual-parts.ts';
import { judgedIndexedAds } from '../../src/features/search/judged/corpus.fixture.ts';

/** The day of the queries. */
export const today = '2026-11-24';

const places = builtInPlaces();
const placeById = new Map(places.map((place) => [place.id, place]));

/** All towns of the place table, largest first. */
export const towns: readonly Town[] = [...Map.groupBy(places, ({ townId }) => townId)]
  .map(([id, [first, ...rest]]) => {
    const parts = (first?.parts ?? []).map(({ name }) => name);
    const population = first?.population ?? 0;
    return {
      id: id + 1,
      name: first?.town ?? '',
      district: first?.district ?? '',
      population,
      aliases: first?.aliases ?? [],
      parts,
      knownParts: knownPartsOf(parts, population),
      latitude: first?.townLatitude ?? 0,
      longitude: first?.townLongitude ?? 0,
      state: 'Sachsen-Anhalt',
      region: null,
      postcodes: [first, ...rest].flatMap((place) => place?.postcode || []),
    };
  })
  .toSorted((one, other) => other.population - one.population || one.id - other.id);

const townById = new Map(towns.map((town) => [town.id, town]));

const { occupations, professions } = loadCatalogue();
const professionId = new Map(professions.map(({ name }, at) => [name, at + 1]));

/** Ids of the small board's ads and companies start after those of the demo. */
const smallBoard = { ids: 100_000, companies: 10_000 };

function demoBoard(): {
  ads: readonly AdRow[];
  companies: readonly DemoCompany[];
  place: Map<number, number>;
} {
  const base = builtInBase();
  const ids = countingIds(base);
  const { all: companies, addressRows } = makeCompanies(
    createRandom('lehrpfad companies'),
    base,
    ids,
  );
  const foreignNames = makeForeignNames(base, ids, `${today}T00:00:00Z`);
  const context = {
    random: createRandom('lehrpfad ads'),
    base,
    ids,
    today,
    foreignNames,
    userIds: [],
  };
  return {
    ads: makeJobAds(context, companies),
    companies,
    place: new Map(addressRows.map(({ id, place_id }) => [id, place_id])),
  };
}

function demoAds(): IndexedAd[] {
  const { ads, companies, place } = demoBoard();
  const company = new Map(companies.map((one) => [one.id, one]));
  return ads.flatMap((ad) => {
    const owner = company.get(ad.company_id);
    const occupation = occupations[ad.job_name_id - 1];
    // Job names from other boards do not reveal the occupation, so such ads cannot be judged.
    if (owner === undefined || occupation === undefined || !ad.published) return [];
    const at = placeById.get(place.get(owner.addressId ?? 0) ?? -1);
    const town = at && townById.get(at.townId + 1);
    return [
      {
        card: {
          id: ad.id,
          title: ad.title,
          job_name: occupation.name,
          job_type_int: ad.job_type === 1 ? 1 : 2,
          company_name: owner.name,
          company_logo: null,
          city: town?.name ?? '',
          postcode: at?.postcode ?? '',
          job_start: ad.job_start,
          publish_date: ad.publish_date,
          geo_data: at ? [at.longitude, at.latitude] : null,
          external: ad.external,
        },
        jobNameId: ad.job_name_id,
        mappedName: null,
        mappedNameId: null,
        synonyms: [...occupation.synonyms, ...(occupation.aliases ?? [])],
        professionId: ad.profession_id,
        profession: occupation.profession,
        companyId: ad.company_id,
        townId: town?.id ?? null,
        townAliases: town?.aliases ?? [],
        details: ad.details,
        annotation: ad.annotation,
        brafo: occupation.brafo,
      },
    ];
  });
}

function smallBoardAds(): IndexedAd[] {
  const idOfTown = new Map(towns.toReversed().map(({ name, id }) => [name, id]));
  return judgedIndexedAds.map((ad) => ({
    ...ad,
    card: { ...ad.card, id: ad.card.id + smallBoard.ids },
    professionId: professionId.get(ad.profession) ?? null,
    companyId: ad.companyId + smallBoard.companies,
    townId: idOfTown.get(ad.card.city) ?? null,
  }));
}

/** The ads of the demo, and those of the small board, which has an ad for nearly every occupation. */
export const boardAds: readonly IndexedAd[] = [...demoAds(), ...smallBoardAds()];

/** Returns the district of an ad, which a judge may know in addition to its text. */
export function districtOf(ad: IndexedAd): string {
  return townById.get(ad.townId ?? 0)?.district ?? '';
}

/** Names and synonyms of the catalogue, as the index gets them. */
export const catalogueTexts = occupations.flatMap(({ name, synonyms, aliases = [] }) => [
  name,
  ...synonyms,
  ...aliases,
]);

export { occupations };
