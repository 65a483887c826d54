import type { Concept } from '../concept.ts';

/** Occupations of two years, by those of three years that go on where they end: who asks for the first may do the other. Our own work. */
export const steps: readonly Concept[] = [
  { means: 'Kaufmann Einzelhandel', de: 'verkäufer, verkäuferin' },
  { means: 'Fachkraft Lagerlogistik', de: 'fachlagerist, fachlageristin' },
  { means: 'Fachmann Restaurants', de: 'fachkraft gastronomie' },
  { means: 'Koch', de: 'fachkraft küche' },
  { means: 'Kaufmann Dialogmarketing', de: 'servicefachkraft dialogmarketing' },
  { means: 'Maurer, Stahlbetonbauer', de: 'hochbaufacharbeiter, hochbaufacharbeiterin' },
  { means: 'Straßenbauer, Kanalbauer', de: 'tiefbaufacharbeiter, tiefbaufacharbeiterin' },
];
