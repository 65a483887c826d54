import { numberOfJobType } from '@lehrpfad/contract/core/options.ts';
import { kilometresBetween, type Position } from '../../../../core/distances.ts';
import type { TownGroup, TownsOfType } from '../../engine/filters/slots.ts';
import type { Town } from '../../engine/filters/towns.ts';
import type { PlaceJoint } from './place-joints.ts';
import type { JobType } from '../type-words.ts';
import type { Place, TypedPlace } from './place-names.ts';

type Area = Extract<Place, { kind: 'area' }>;

/** A place of a text, and how far around it is searched. */
export interface JoinedPart {
  readonly place: Place;
  readonly km: number;
  readonly label: string;
  /** Whether it is wanted more than the others. */
  readonly isPreferred?: boolean;
  /** The only type of ads that is searched there. */
  readonly type?: JobType;
}

export const idsOf = (place: Place): readonly number[] =>
  place.kind === 'area' ? [...place.group.ids] : [place.town.id];

const isOutside = (place: Place): boolean => place.kind === 'area' && place.isOutside === true;

/**
 * 'Genthin, Burg', 'Magdeburg/Schönebeck', 'Zeitz Naumburg', 'Zeitz Gera', though Gera is not on this board; but in 'Bernburg,
 * Salzlandkreis' the area contains the town.
 */
export function areOtherTowns(
  parts: readonly Pick<JoinedPart, 'place' | 'km'>[],
  other: Place,
): boolean {
  const areTowns = parts.every(
    ({ place, km }) => km === 0 && (place.kind !== 'area' || isOutside(place)),
  );
  if (!areTowns || other.kind !== 'town') return areTowns && isOutside(other);
  return !parts.some(({ place }) => place.kind !== 'area' && place.town.id === other.town.id);
}

function pointsOf(place: Place): readonly Position[] {
  if (place.kind !== 'area') return [place.town];
  return place.centre ? [place.centre] : (place.named ?? []);
}

const idsAround = (points: readonly Position[], km: number, all: readonly Town[]) =>
  all
    .filter((town) => points.some((one) => kilometresBetween(town, one) <= km))
    .map(({ id }) => id);

/** The towns in and around the places of each type. */
const ofTypes = (typed: readonly TypedPlace[], km: number, all: readonly Town[]): TownsOfType[] =>
  typed.map(({ type, place }) => {
    const near = km > 0 ? idsAround(pointsOf(place), km, all) : [];
    return { type: numberOfJobType(type), ids: new Set([...idsOf(place), ...near]) };
  });

/** The towns of a group, and those around the places that are named. */
export function groupAround(
  { label, group, named = [], typed }: Area,
  km: number,
  all: readonly Town[],
): TownGroup {
  return {
    key: `${km} km ${label}`,
    ids: new Set([...group.ids, ...idsAround(named, km, all)]),
    centres: named,
    ofTypes: typed && ofTypes(typed, km, all),
  };
}

/** How the surroundings of a place are called. */
export const aroundLabel = (label: string, km: number): string =>
  label.includes('Umkreis') ? `Umgebung: ${label}` : `Umkreis ${km} km um ${label}`;

/** How the surroundings of several places are called. */
export const aroundAreaLabel = ({ label, typed }: Area, km: number): string =>
  typed === undefined ? aroundLabel(label, km) : `${label}, Umkreis ${km} km`;

/** @param km its perimeter; 0 for none */
export function labelOf(place: Place, km: number): string {
  if (place.kind === 'area') return place.label;
  const name = place.kind === 'postcode' ? `${place.postcode} ${place.town.name}` : place.town.name;
  return km > 0 ? aroundLabel(name, km) : name;
}

/** One of several places of a text, and the words that join it to the others. */
export interface NamedPart {
  readonly name: string;
  readonly at: readonly number[];
  joint?: readonly number[];
  isPreferred?: boolean;
}

/** Adds a place; one that is named again is only wanted more: 'Halle oder Magdeburg, lieber Magdeburg'. */
export function join<Part extends NamedPart>(
  parts: Part[],
  other: Part,
  isPreferred: PlaceJoint['isPreferred'],
): void {
  const again = parts.find(({ name }) => name === other.name);
  const last = parts.at(-1);
  if (isPreferred === 'first' && last && !parts.some((one) => one.isPreferred))
    last.isPreferred = true;
  const own = again ?? other;
  if (isPreferred === 'second') own.isPreferred = true;
  if (again === undefined) parts.push(other);
  else again.joint = [...(again.joint ?? []), ...(other.joint ?? []), ...other.at];
}

/** The places that are wanted more than the others. */
function first(parts: readonly JoinedPart[]): Pick<Area, 'first'> {
  const preferred = parts.filter(({ isPreferred }) => isPreferred);
  if (preferred.length === 0 || preferred.length === parts.length) return {};
  const label = preferred.map((part) => part.label).join(' oder ');
  const ids = new Set(preferred.flatMap(({ place }) => idsOf(place)));
  return { first: { label, group: { key: label, ids } } };
}

/** Several places of which each will do; how far around is said once for all of them. */
export function joinedPlaces(
  parts: readonly JoinedPart[],
  all: readonly Town[],
): { readonly place: Area; readonly km: number; readonly label: string } {
  const label = parts.map((part) => part.label).join(' oder ');
  const ids = new Set(parts.flatMap(({ place }) => idsOf(place)));
  const named = parts.flatMap(({ place }) => pointsOf(place));
  const types = parts.flatMap(({ type, place }) => (type === undefined ? [] : [{ type, place }]));
  const typed = types.length === 0 ? undefined : types;
  const group = { key: label, ids, ofTypes: typed && ofTypes(typed, 0, all) };
  const place: Area = { kind: 'area', label, group, named, typed, ...first(parts) };
  const km = parts.findLast((part) => part.km > 0)?.km ?? 0;
  if (km === 0) return { place, km, label };
  return {
    place: { ...place, group: groupAround(place, km, all) },
    km,
    label: aroundAreaLabel(place, km),
  };
}
