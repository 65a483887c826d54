import { brafoMask } from './columns.ts';
import { interestScore, quality } from './fields.ts';
import { LayerBuilder, type Layer } from './layer.ts';
import { MeetingPoint } from './meeting-point.ts';
import type { Meeting } from './meetings.ts';
import type { Slots } from './slots.ts';
import type { WordTable } from './word-table.ts';

/** Makes layers out of words and out of other layers. */
export class LayerMaker {
  readonly #slots: Slots;
  readonly #builder: LayerBuilder;
  readonly #meeting: MeetingPoint;

  constructor(slots: Slots) {
    this.#slots = slots;
    this.#builder = new LayerBuilder(slots);
    this.#meeting = new MeetingPoint(slots);
  }

  /** The ads in which the words stand. */
  ofMeetings(table: WordTable, meetings: readonly Meeting[]): Layer {
    const builder = this.#builder;
    builder.begin();
    for (const { word, scores } of meetings)
      table.forEachSlot(word, (slot, mask) => builder.meet(slot, scores[mask] ?? 0));
    return builder.build();
  }

  /** The ads that any of the layers meets, each layer counting for so many percent. */
  any(layers: readonly { readonly layer: Layer; readonly percent: number }[]): Layer {
    this.#builder.begin();
    for (const { layer, percent } of layers) this.#builder.meetLayer(layer, percent);
    return this.#builder.build();
  }

  /** Words as they are, what they stand for, and the ads of the career fields that they name. */
  withMeanings(
    layers: readonly Layer[],
    meanings: readonly Layer[],
    brafoNumbers: readonly number[],
  ): Layer {
    const builder = this.#builder;
    builder.begin();
    for (const layer of layers) builder.meetLayer(layer, 100);
    for (const layer of meanings) builder.meetLayer(layer, quality.synonym);
    if (brafoNumbers.length > 0) {
      const wanted = brafoMask(brafoNumbers);
      const { brafo } = this.#slots;
      for (let slot = 0; slot < brafo.length; slot += 1) {
        if (((brafo[slot] ?? 0) & wanted) !== 0) builder.meet(slot, interestScore);
      }
    }
    return builder.build();
  }

  /** The ads that all layers meet, with their mean score; each must be above `moreThan`. */
  all(layers: readonly Layer[], moreThan = 0): Layer {
    const [only] = layers;
    if (only !== undefined && layers.length === 1) return only;
    const strong = layers.map((layer) => ({
      layer: moreThan > 0 ? above(layer, moreThan) : layer,
      weight: 1,
    }));
    this.#meeting.meet(strong);
    const { found, count, sums } = this.#meeting;
    this.#builder.begin();
    for (let at = 0; at < count; at += 1) {
      const slot = found[at] ?? 0;
      this.#builder.meet(slot, Math.round((sums[slot] ?? 0) / layers.length));
    }
    return this.#builder.build();
  }
}

/** The part of a layer whose scores are higher; runs come best first. */
function above({ slots, runs }: Layer, score: number): Layer {
  const kept = runs.filter((run) => run.score > score);
  const count = kept.at(-1)?.end ?? 0;
  return { count, slots: slots.subarray(0, count), runs: kept, bySlot: undefined };
}
