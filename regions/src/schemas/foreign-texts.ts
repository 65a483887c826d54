import { z } from 'zod';
import { line } from './values.ts';

const texts = z.record(line, line);

/** The region's own German texts that pupils see, by language: names of the worlds and fields, the state's name. */
export const foreignTextsSchema = z.strictObject({ en: texts, uk: texts });
