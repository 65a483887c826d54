import { readPart } from '../read-part.ts';
import { districtsSchema } from '../schemas/districts.ts';

export const districts = readPart('districts', districtsSchema);
