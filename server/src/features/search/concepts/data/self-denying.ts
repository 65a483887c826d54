import { itemsOf, type Concept } from '../concept.ts';

/**
 * Fears and allergies that exclude occupations without a word of denial, with these occupations: 'ich habe Höhenangst'. Our
 * own work.
 */
export const selfDenials: readonly Concept[] = [
  {
    means:
      'Dachdecker, Gerüstbauer, Zimmerer, Schornsteinfeger, Fassadenmonteur, Feuerungs Schornsteinbauer',
    de: 'höhenangst, höhenkrank',
  },
  {
    means:
      'Tierpfleger, Tierwirt, Pferdewirt, Landwirt, Tiermedizinische Fachangestellte, Schülerpraktikum Tierarztpraxis, Schülerpraktikum Landwirtschaft',
    de: 'tierallergie, tierhaarallergie, katzenallergie, hundeallergie, pferdeallergie, hundeangst',
  },
  {
    means: 'Gärtner, Florist, Landwirt, Forstwirt, Schülerpraktikum Garten',
    de: 'heuschnupfen, pollenallergie, gräserallergie',
  },
  {
    means: 'Bäcker, Konditor, Schülerpraktikum Bäckerei',
    de: 'mehlallergie, mehlstauballergie, bäckerasthma',
  },
  {
    means: 'Bäcker, Konditor, Schülerpraktikum Bäckerei, Fachverkäufer Bäckerei',
    de: 'ausschlafen, lange schlafen, langschläfer, morgenmuffel, spätaufsteher',
  },
  { means: 'Friseur, Maskenbildner', de: 'friseurallergie, haarfarbenallergie' },
  {
    means:
      'Maurer, Beton- und Stahlbetonbauer, Straßenbauer, Gerüstbauer, Dachdecker, Zimmerer, Fliesen- Platten- Mosaikleger, Estrichleger, Steinmetz, Fachkraft Möbel- Küchen- Umzugsservice, Pflegefachmann, Pflegefachassistent, Hochbaufacharbeiter, Tiefbaufacharbeiter',
    de: 'rückenprobleme, rückenleiden, bandscheibenvorfall, knieprobleme, gelenkprobleme',
  },
  { means: 'Bergbautechnologe, Kanalbauer', de: 'platzangst, klaustrophobie' },
  { means: 'Imker, Tierwirt Imkerei', de: 'bienenallergie, wespenallergie, bienengiftallergie' },
  { means: 'Fischwirt', de: 'fischallergie' },
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Kaufmann Dialogmarketing, Servicefachkraft Dialogmarketing',
    de: 'stottere',
  },
  { means: 'Luftverkehr, Fluggerätmechaniker', de: 'flugangst' },
  { means: 'Binnenschiffer, Schiffsmechaniker, Fachangestellte Bäderbetriebe', de: 'wasserscheu' },
];

export const selfDenyingWords: string = selfDenials.flatMap(({ de }) => itemsOf(de)).join(' ');
