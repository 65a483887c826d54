import type { Concept } from '../concept.ts';

/** Two-year occupations by the three-year ones that continue them: a person who searches for the former may do the latter. Our own work. */
export const steps: readonly Concept[] = [
  { means: 'Kaufmann Einzelhandel', de: 'verkäufer, verkäuferin' },
  { means: 'Fachkraft Lagerlogistik', de: 'fachlagerist, fachlageristin' },
  { means: 'Fachmann Restaurants', de: 'fachkraft gastronomie' },
  { means: 'Koch', de: 'fachkraft küche' },
  { means: 'Kaufmann Dialogmarketing', de: 'servicefachkraft dialogmarketing' },
  { means: 'Maurer, Stahlbetonbauer', de: 'hochbaufacharbeiter, hochbaufacharbeiterin' },
  { means: 'Straßenbauer, Kanalbauer', de: 'tiefbaufacharbeiter, tiefbaufacharbeiterin' },
];
