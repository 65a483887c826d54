import { fold } from './analysis.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));

/** Frequent surnames and names of inns that distinguish businesses. Our own list, from general knowledge. */
const names = setOf(
  'müller schmidt schmitt schmitz schneider fischer weber meyer meier maier mayer wagner becker beck schulz schulze schulte hoffmann hofmann koch bauer richter klein ' +
    'wolf wolff schröder neumann schwarz zimmermann braun krüger hartmann lange werner krause lehmann köhler herrmann hermann könig walter huber kaiser fuchs peters ' +
    'scholz möller weiß jung hahn schubert vogel friedrich keller günther frank berger winkler roth lorenz baumann franke albrecht schuster simon ludwig böhm winter kraus ' +
    'martin schumacher krämer kramer vogt otto sommer groß seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn kühn pohl engel horn busch bergmann thomas ' +
    'voigt sauer arnold pfeiffer jäger schäfer förster töpfer böttcher drechsler wegner lindner hesse jahn reuter paul hübner ernst noack nitsche krebs marx petersen ' +
    'ritter krone adler linde post hirsch löwe löwen bär stern sonne anker schwan ochsen rössl kreuz rathaus markt dom park see nord süd ost west mitte zentrum altstadt ' +
    'partner kollegen söhne sohn gebrüder inhaber familie',
);

/** Trades that are surnames if they follow a practice: 'Praxis Dr. Bäcker'. */
const namesOfPractices = setOf('bäcker fleischer gärtner maurer schlosser tischler metzger glaser');

const practices = /(?:praxis|kanzlei|apotheke|anwalte|notar|notariat|steuerberater)$/;

/** Businesses that are named after their trade, so that another trade after them is the owner's name. */
const ofTrade =
  /(?:erei|betrieb|praxis|kanzlei|salon|autohaus|apotheke|optik|elektro|sanitar|spedition|anwalte|notar|notariat|steuerberater|pflegedienst|architekten|.{3}bau|.{3}technik|.{3}service)$/;

/** Other businesses that have names; a cook in a hotel is not a name. */
const others =
  /(?:hotel|gasthof|gasthaus|restaurant|pension|cafe|laden|studio|firma|kita|kindergarten|grundschule|sekundarschule|schule|handel|werkstatt|hof|haus|markt|zentrum|geschaft|bestattungen|bestattung|immobilien|logistik|transporte|hausverwaltung|hausarzt|zahnarzt|tierarzt|tierklinik)$/;

/** Trades that are also surnames: after a business that is not named after a trade they are searched as trades. */
const trades = setOf(
  'müller schneider fischer weber koch bauer zimmermann jäger schäfer schuster förster töpfer böttcher drechsler',
);

/** Businesses that have cooks. */
const withKitchens = /(?:erei|pflegedienst|service|apotheke|salon)$/;

/** Number of equal first letters of a trade and its workshop: 'Fischerei', 'Fischer'. */
const sameBeginning = 5;

/** Whether a word after a business is the name of its owner or house: 'Müller' in 'Autohaus Müller'. Both are folded. */
export function isNameOfBusiness(business: string, word: string): boolean {
  if (namesOfPractices.has(word)) return practices.test(business);
  if (!names.has(word) || business.startsWith(word.slice(0, sameBeginning))) return false;
  if (/^(?:land|agrar|milch|bauern)/.test(business) && word === 'bauer') return false;
  if (word === 'koch' && withKitchens.test(business)) return false;
  if (business.endsWith('bau') && word === 'zimmermann') return false;
  return ofTrade.test(business) || (others.test(business) && !trades.has(word));
}
