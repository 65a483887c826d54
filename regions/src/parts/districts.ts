import { joinDistricts } from '../joining/districts.ts';
import { readJoined } from '../read-part.ts';
import { districtsSchema } from '../schemas/districts.ts';

export const districts = readJoined('districts', districtsSchema, joinDistricts);
