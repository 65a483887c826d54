import { readPart } from '../read-part.ts';
import { foreignTextsSchema } from '../schemas/foreign-texts.ts';

/** Translations of the region's own texts, by the German ones. */
export const foreignRegionTexts = readPart('foreign-texts', foreignTextsSchema);
