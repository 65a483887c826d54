import { eachBit, emptyBits, setBit } from '../../collections/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';

/** Doc ids of which a lower one is newer. */
export function docIdsInOrder(
  used: number,
  isAlive: (docId: number) => boolean = () => true,
): DocIds {
  const alive = emptyBits(used);
  for (let docId = 0; docId < used; docId += 1) if (isAlive(docId)) setBit(alive, docId);
  return {
    used,
    alive,
    brafo: new Uint16Array(used),
    eachNewestFirst: eachBit,
    comesBefore: (docId, other) => docId < other,
  };
}
