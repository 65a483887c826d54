import type { Region } from '@lehrpfad/contract/places/places.ts';
import { wordsOf } from '../text/analysis.ts';
import type { Position } from '../../../../core/distances.ts';
import { townLimit } from '../index/memory.ts';
import { LruCache } from '../collections/lru-cache.ts';

/** A town of the place table, with all its postcodes and other names. */
export interface Town extends Position {
  readonly id: number;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names of its parts: 'Sudenburg'. */
  readonly parts?: readonly string[];
  /** Parts that are well known without the name of the town. */
  readonly knownParts?: readonly string[];
  /** Its district or free city. */
  readonly district?: string;
  readonly population?: number | null;
  readonly state: string;
  readonly region: Region | null;
  readonly postcodes: readonly string[];
}

/** A town that words of a text name: `length` words from the word `at` on. */
export interface TownInText {
  readonly town: Town;
  readonly at: number;
  readonly length: number;
}

/** Maximum number of words of a town name that is looked up in a text. */
const maxNameLength = 4;

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

/** Finds the towns that a search names. Name and district identify a town; the postcode distinguishes towns of the same name. */
export class TownDirectory {
  readonly #byName = new Map<string, Town[]>();
  readonly #byId = new Map<number, Town>();
  readonly #byPostcode = new Map<string, Town[]>();
  readonly #found = new LruCache<readonly Town[]>((towns) => 100 + 8 * towns.length);

  readonly all: readonly Town[];

  constructor(towns: readonly Town[]) {
    this.all = towns;
    for (const town of towns) {
      this.#byId.set(town.id, town);
      for (const key of new Set([town.name, ...town.aliases].map(keyOf))) {
        this.#byName.set(key, [...(this.#byName.get(key) ?? []), town]);
      }
      for (const postcode of town.postcodes) {
        this.#byPostcode.set(postcode, [...(this.#byPostcode.get(postcode) ?? []), town]);
      }
    }
    this.#addParts(towns);
  }

  /** 'Magdeburg-Sudenburg' and 'Sudenburg' mean Magdeburg; a name that is also a town's name always means the town. */
  #addParts(towns: readonly Town[]): void {
    const byPart = new Map<string, Set<Town>>();
    const add = (name: string, town: Town) => {
      const key = keyOf(name);
      byPart.set(key, (byPart.get(key) ?? new Set()).add(town));
    };
    for (const town of towns) {
      const names = [town.name, ...town.aliases];
      for (const part of town.parts ?? []) for (const name of names) add(`${name} ${part}`, town);
      for (const part of town.knownParts ?? []) add(part, town);
    }
    for (const [key, meant] of byPart) {
      const [only, other] = meant;
      if (only && other === undefined && !this.#byName.has(key)) this.#byName.set(key, [only]);
    }
  }

  /** Bytes of the cached results. */
  get keptBytes(): number {
    return this.#found.bytes;
  }

  get(id: number): Town | undefined {
    return this.#byId.get(id);
  }

  /** All towns that match the name, the postcode, or both together; empty if unknown. */
  find(named: { city?: string; postcode?: string; state?: string }): readonly Town[] {
    const key = `${named.city ?? ''}|${named.postcode ?? ''}|${named.state ?? ''}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#lookUp(named);
    this.#found.set(key, found, townLimit);
    return found;
  }

  /** The longest sequence of words that is a town's full name; the first of equally long ones, and the largest town of that name. */
  inText(words: readonly string[]): TownInText | undefined {
    for (let length = Math.min(maxNameLength, words.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const [town] = this.#byName.get(words.slice(at, at + length).join(' ')) ?? [];
        if (town !== undefined) return { town, at, length };
      }
    }
    return undefined;
  }

  #lookUp(named: { city?: string; postcode?: string; state?: string }): Town[] {
    const byPostcode = named.postcode ? (this.#byPostcode.get(named.postcode) ?? []) : undefined;
    const byName = named.city ? (this.#byName.get(keyOf(named.city)) ?? []) : undefined;
    const found = (byName ?? byPostcode ?? []).filter(
      (town) => !named.state || town.state === named.state,
    );
    const both = found.filter((town) => byPostcode?.includes(town) ?? true);
    return both.length > 0 ? both : found;
  }
}
