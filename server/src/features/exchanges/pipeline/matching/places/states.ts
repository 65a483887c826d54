import { foldedTown } from './place-text.ts';

/** States as exchanges write them, folded without blanks. */
const ourState = new Set(
  'sachsenanhalt st dest lsa landsachsenanhalt saxonyanhalt bundeslandsachsenanhalt'.split(' '),
);
const otherStates = new Set(
  `badenwuerttemberg bayern freistaatbayern berlin brandenburg bremen hamburg hessen mecklenburgvorpommern niedersachsen
  nordrheinwestfalen nrw rheinlandpfalz saarland sachsen freistaatsachsen schleswigholstein thueringen freistaatthueringen
  debw deby debe debb dehb dehh dehe demv deni denw derp desl desn desh deth
  bavaria hesse lowersaxony northrhinewestphalia rhinelandpalatinate saxony thuringia mecklenburgwesternpomerania
  westf westfalen nds thuer sachs brandenb oberbayern`
    .trim()
    .split(/\s+/),
);

/** Whether a state, as a source writes it, is ours; undefined where it names none that is known. */
export function isOurState(state: string): boolean | undefined {
  const folded = foldedTown(state).replaceAll(' ', '');
  if (ourState.has(folded)) return true;
  return otherStates.has(folded) ? false : undefined;
}
