import { readPart } from '../read-part.ts';
import { legalSchema } from '../schemas/legal.ts';

const data = readPart('legal', legalSchema);

export const dataProtectionLaw = data.dataProtection;

export const accessibilityLaw = data.accessibility;
