import { isAboutPeople } from '../formats/field-paths.ts';
import { allOf, propertiesOf, type Properties } from './properties.ts';
import type { Element } from './stream/json-records.ts';

/* JSON:API has the company and the places of an ad in separate resources: https://jsonapi.org/format/#document-compound-documents */

interface Resource {
  readonly attributes: Properties;
  readonly relationships: Properties;
  readonly size: number;
}

/** Maximum number of relations of a record, resources of one relation, and resources that are followed from one record, which has some ten. */
const max = { relations: 30, resources: 50, followed: 50 } as const;

/** Levels of relations: a place may have its town in a separate resource. */
const deepest = 2;

const keyOf = (value: unknown): string => {
  const { type, id } = propertiesOf(value);
  const isKey = typeof type === 'string' && (typeof id === 'string' || typeof id === 'number');
  return isKey ? JSON.stringify([type, String(id)]) : '';
};

const relationsOf = (thing: Properties) =>
  Object.entries(propertiesOf(thing['relationships']))
    .slice(0, max.relations)
    .map(([name, one]) => ({
      name,
      related: allOf(propertiesOf(one)['data']).slice(0, max.resources),
    }));

/** Whether a record refers to other resources of its document. */
export const hasRelated = (thing: Properties): boolean =>
  relationsOf(thing).some(({ related }) => related.some((one) => keyOf(one) !== ''));

/** Resources that a document includes besides its records, without those of people. */
export class IncludedResources {
  readonly #byKey = new Map<string, Resource>();
  #followed = 0;

  add({ value, size }: Element): void {
    const { type, attributes, relationships } = propertiesOf(value);
    const key = keyOf(value);
    if (key === '' || isAboutPeople([String(type)])) return;
    this.#byKey.set(key, {
      attributes: propertiesOf(attributes),
      relationships: propertiesOf(relationships),
      size,
    });
  }

  /** Returns a record with its references replaced by the resources. */
  whole({ value, size, ...element }: Element): Element {
    const thing = propertiesOf(value);
    const { relationships: _, ...own } = thing;
    this.#followed = 0;
    const added = this.#related(thing, 1);
    return { ...element, value: { ...added.values, ...own }, size: size + added.size };
  }

  #related(thing: Properties, depth: number): { values: Properties; size: number } {
    let size = 0;
    const values = relationsOf(thing).map(({ name, related }) => {
      const found = related.flatMap((one) => {
        const resource = this.#byKey.get(keyOf(one));
        if (resource === undefined || this.#followed >= max.followed) return [];
        this.#followed += 1;
        const inner = depth < deepest ? this.#related({ ...resource }, depth + 1) : undefined;
        size += resource.size + (inner?.size ?? 0);
        return [{ ...inner?.values, ...resource.attributes }];
      });
      return [name, found] as const;
    });
    return { values: Object.fromEntries(values.filter(([, found]) => found.length > 0)), size };
  }
}
