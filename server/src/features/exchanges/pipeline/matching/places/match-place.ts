import { cacheLatest } from '../../../../../core/cache-latest.ts';
import type { Queries } from '../../../../../core/database/database.ts';
import { placesOfBoard, type PlaceRow } from '../../../../places/all-places-store.ts';
import type { ImportedAd } from '../../imported-ad.ts';
import type { KnownTown } from './known-town.ts';
import { districtsNamed, isRegion, isAtLandscape } from './landscapes.ts';
import { readPlaceText, type NamedPlace } from './place-text.ts';
import { kilometresBetween } from '../../../../../core/distances.ts';
import { isOurState } from './states.ts';
import { TownNames, type TownMatch } from './town-names.ts';

/**
 * Large cities, and towns near the border, that are not in our tables. With a postcode of our state they contradict it, whereas any other
 * unknown name may be a part of the town with that postcode.
 */
const townsElsewhere = new Set(
  (
    'berlin,hamburg,muenchen,koeln,frankfurt,frankfurt am main,stuttgart,duesseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,nuernberg,' +
    'duisburg,bochum,wuppertal,bielefeld,bonn,muenster,mannheim,karlsruhe,augsburg,wiesbaden,gelsenkirchen,moenchengladbach,aachen,' +
    'braunschweig,kiel,chemnitz,freiburg,krefeld,mainz,erfurt,luebeck,oberhausen,rostock,kassel,hagen,potsdam,saarbruecken,hamm,' +
    'ludwigshafen,oldenburg,osnabrueck,leverkusen,heidelberg,darmstadt,solingen,herne,regensburg,neuss,paderborn,ingolstadt,offenbach,' +
    'fuerth,ulm,heilbronn,pforzheim,wuerzburg,wolfsburg,goettingen,bottrop,reutlingen,erlangen,koblenz,bremerhaven,remscheid,bergisch gladbach,' +
    'recklinghausen,trier,jena,salzgitter,moers,siegen,gera,hildesheim,cottbus,kaiserslautern,guetersloh,schwerin,zwickau,weimar,goerlitz,' +
    'schkeuditz,delitzsch,eilenburg,torgau,taucha,markkleeberg,markranstaedt,borna,altenburg,eisenberg,apolda,soemmerda,' +
    'artern,rossleben,bad frankenhausen,sondershausen,nordhausen,ellrich,heringen,muehlhausen,gotha,eisenach,suhl,arnstadt,rudolstadt,saalfeld,' +
    'goslar,bad harzburg,braunlage,clausthal zellerfeld,osterode,vienenburg,wolfenbuettel,helmstedt,schoeningen,koenigslutter,gifhorn,' +
    'wittingen,uelzen,luechow,lueneburg,celle,wittenberge,perleberg,pritzwalk,rathenow,premnitz,brandenburg an der havel,bad belzig,' +
    'treuenbrietzen,jueterbog,luckenwalde,herzberg,falkenberg,elsterwerda,finsterwalde,wien,salzburg,zuerich,basel,prag,warschau,amsterdam'
  ).split(','),
);

/** Postcodes with our state's prefix that belong to Thuringia. */
const thuringia = /^065(?:56|67|71|77|78)$/;

const liesElsewhere = (foldedName: string): boolean => townsElsewhere.has(foldedName);

const isPostcodeElsewhere = (postcode: string): boolean => thuringia.test(postcode);

/** The place of an ad, or why none was found, with the towns that an ambiguous name may mean. */
export type PlaceMatch =
  | { readonly place: PlaceRow }
  | {
      readonly rejected: 'unknown-place' | 'ambiguous-place' | 'other-state';
      readonly detail: string;
    };

type Place = ImportedAd['place'];

/** Prefixes of postcodes in the state or close to it. Those of large recipients are in no table. */
const nearPrefixes = /^(?:06|39)/;

/** A position farther away does not mean the place. Kilometres. */
const nearKm = 10;

/** Maximum number of towns that an import result names. */
const shownCandidates = 8;

type Found = PlaceRow | readonly KnownTown[] | 'outside' | undefined;

/** Finds the place of our table that an imported address means. Never guesses (rule 37). */
export class PlaceMatcher {
  readonly #names: TownNames;

  constructor(places: readonly PlaceRow[]) {
    this.#names = new TownNames(places);
  }

  static async read(db: Queries): Promise<PlaceMatcher> {
    return matcherOf(await placesOfBoard(db));
  }

  /** Matches by postcode and name, by the postcode alone if it means one town, or by a name that means one town. */
  match(place: Place): PlaceMatch {
    const detail = [place.postcode, place.town].filter((part) => part !== '').join(' ');
    if (isOurState(place.state) === false) return { rejected: 'other-state', detail };
    const { postcode, names } = readPlaceText(place.town, place.postcode);
    const found = this.#find(postcode, names, place);
    if (found === 'outside') return { rejected: 'other-state', detail };
    if (found === undefined) return { rejected: 'unknown-place', detail };
    if ('postcode' in found) return { place: found };
    const candidates = found
      .slice(0, shownCandidates)
      .map(({ name, district }) => `${name} (${district})`);
    return { rejected: 'ambiguous-place', detail: `${detail}: ${candidates.join(' / ')}` };
  }

  #find(postcode: string, names: readonly NamedPlace[], place: Place): Found {
    if (isPostcodeElsewhere(postcode)) return 'outside';
    const behind = this.#names.behind(postcode);
    if (behind.length > 0) return this.#behindPostcode(postcode, behind, names, place);
    const isNear = postcode === '' || nearPrefixes.test(postcode) || isOurState(place.state);
    return isNear ? this.#named(names, place) : 'outside';
  }

  #behindPostcode(
    postcode: string,
    behind: readonly KnownTown[],
    names: readonly NamedPlace[],
    place: Place,
  ): Found {
    const parts = behind.flatMap((town) =>
      names.flatMap(({ whole }) => {
        const part = town.partNamed(whole);
        return part === undefined ? [] : [{ town, part }];
      }),
    );
    const named = [...parts, ...names.flatMap((name) => this.#names.meantBy(name, 'any'))];
    const isBox = behind.every((town) => town.use(postcode) === 'box');
    const fit = isBox
      ? named
      : named.filter((one) => this.#hasPostcode(one.town, postcode, behind));
    const towns = [...new Set(fit.map(({ town }) => town))];
    const [best] = this.#narrowest(towns);
    if (best !== undefined) {
      if (this.#narrowest(towns).length > 1) return this.#nearest(towns, place);
      const home = behind.includes(best)
        ? best
        : (behind.find(({ name }) => name === best.municipality) ?? best);
      return (
        home.placeWith(postcode) ?? home.placeWithout(fit.find(({ town }) => town === best)?.part)
      );
    }
    if (named.length > 0)
      return [...behind, ...new Set(named.map(({ town }) => town))].slice(0, shownCandidates);
    // 'Berlin' with a postcode of Magdeburg: one of them is wrong, and it is unknown which.
    if (names.some(({ whole, base }) => liesElsewhere(whole) || liesElsewhere(base)))
      return undefined;
    const only = this.#names.only(behind, postcode) ?? this.#names.mostSimilarTown(behind, names);
    return only?.placeWith(postcode) ?? only?.placeWithout() ?? this.#nearest(behind, place);
  }

  /** Whether a town has the postcode. A village may be named with the postcode that its municipality has today. */
  #hasPostcode(town: KnownTown, postcode: string, behind: readonly KnownTown[]): boolean {
    if (town.placeWith(postcode) !== undefined) return true;
    return behind.some(
      ({ name, district }) => name === town.municipality && district === town.district,
    );
  }

  /** Removes towns of which another one in the list is a part: 'Schkopau OT Korbetha' is Korbetha. */
  #narrowest(towns: readonly KnownTown[]): readonly KnownTown[] {
    return towns.filter(
      ({ name, district }) =>
        !towns.some((one) => one.municipality === name && one.district === district),
    );
  }

  #named(names: readonly NamedPlace[], place: Place): Found {
    const isSure = isOurState(place.state) === true;
    const inDistricts = districtsNamed(this.#folded(place.state)) ?? [];
    const hints = [
      ...inDistricts,
      ...names.flatMap(({ whole }) => (isRegion(whole) ? (districtsNamed(whole) ?? []) : [])),
    ];
    const towns: KnownTown[] = [];
    const parts: (TownMatch['part'] | undefined)[] = [];
    for (const name of names) {
      const state = isOurState(name.whole);
      if (state === false || this.#isElsewhere(name)) return 'outside';
      if (state === true || isRegion(name.whole) || this.#names.isNoise(name.whole)) continue;
      const atWater = towns.map(({ district }) => isAtLandscape(name.whole, district));
      if (atWater.includes(true)) continue;
      if (atWater.includes(false)) return undefined;
      if (this.#isDistrict(name, towns)) {
        hints.push(...(districtsNamed(name.whole) ?? []));
        continue;
      }
      const before = towns[0];
      const part = before && towns.length === 1 ? before.partNamed(name.whole) : undefined;
      if (part) {
        parts.push(part);
        continue;
      }
      const meant = this.#names.meantBy(name, isSure ? 'any' : 'understood');
      // 'Mansfeld-Südharz' is no part of Mansfeld.
      if (districtsNamed(name.whole) && !this.#names.isName(name.whole)) return undefined;
      if (meant.length === 0 && towns.length > 0 && isSure) continue;
      if (meant.length === 0) return undefined;
      towns.push(...meant.map(({ town }) => town));
      parts.push(...meant.map((one) => one.part));
    }
    const isThere = towns.some(({ district }) => inDistricts.includes(district));
    // A field names its district, and no town of that name lies there.
    if (inDistricts.length > 0 && !isThere) return undefined;
    const [name] = names;
    const isBare = names.length === 1 && hints.length === 0 && !isSure && place.position === null;
    const areVillages = towns.every(({ municipality }) => municipality !== '');
    // 'Taucha' is a village here, and a town near Leipzig.
    if (isBare && areVillages && name?.beside.length === 0 && liesElsewhere(name.whole))
      return [...new Set(towns)];
    return this.#settled(towns, parts, hints, place);
  }

  /** Whether a name is the district of the others and no further town: 'Osterburg, Stendal', 'Burgenlandkreis, Naumburg'. */
  #isDistrict(name: NamedPlace, towns: readonly KnownTown[]): boolean {
    const districts = districtsNamed(name.whole);
    if (districts === undefined || name.isAnother) return false;
    if (!this.#names.isName(name.whole)) return true;
    return towns.some(({ district }) => districts.includes(district));
  }

  /** 'Naumburg (Hessen)', but not 'Osterwieck OT Hessen', which is a village. */
  #isElsewhere(name: NamedPlace): boolean {
    return (
      name.beside.some((one) => isOurState(one) === false) &&
      this.#names.meantBy(name, 'understood').length === 0
    );
  }

  #folded(state: string): string {
    return readPlaceText(state).names[0]?.whole ?? '';
  }

  #settled(
    found: readonly KnownTown[],
    parts: readonly (TownMatch['part'] | undefined)[],
    hints: readonly string[],
    place: Place,
  ): Found {
    const all = [...new Set(found)];
    const here = all.filter(({ district }) => hints.includes(district));
    // 'Burg, Harz': no town of that name lies there.
    if (hints.length > 0 && here.length === 0) return undefined;
    const towns = this.#narrowest(here.length > 0 ? here : all);
    const [only] = towns;
    if (only === undefined) return undefined;
    if (towns.length > 1) return this.#nearest(towns, place);
    return only.placeWithout(parts.find((part) => part !== undefined)) ?? [only];
  }

  /** Returns the town that is nearest to the given position, if it is near enough; otherwise all of them. */
  #nearest(towns: readonly KnownTown[], { position }: Place): Found {
    if (position === null) return towns;
    const near = towns
      .map((town) => ({ town, km: kilometresBetween(town, position) }))
      .filter(({ km }) => km <= nearKm)
      .toSorted((one, other) => one.km - other.km);
    return near[0]?.town.placeWithout() ?? towns;
  }
}

/** Building it takes some hundredths of a second, which would hold up all answers at the beginning of each run. */
const matcherOf = cacheLatest((places: readonly PlaceRow[]) => new PlaceMatcher(places));
