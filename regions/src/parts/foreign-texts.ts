import { joinForeignTexts } from '../joining/foreign-texts.ts';
import { readJoined } from '../read-part.ts';
import { foreignTextsSchema } from '../schemas/foreign-texts.ts';

/** Translations of the region's own texts, by the German ones. */
export const foreignRegionTexts = readJoined('foreign-texts', foreignTextsSchema, joinForeignTexts);
