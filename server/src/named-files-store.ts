import { sql } from './core/database/drizzle.ts';
import { backgroundImages, deletedBackgroundImages } from './features/backgrounds/schema.ts';
import { companies } from './features/companies/schema.ts';
import { events, eventVersions } from './features/events/schema.ts';
import { exchanges } from './features/exchanges/schema.ts';
import { deletedFaqEntries, faqFiles } from './features/faq/schema.ts';
import { jobAdFiles } from './features/job-ads/schema.ts';

/** A query for the keys of all files that rows reference, as `file`; for pictures with smaller versions without extension. */
export const namedFiles = sql`
  select ${companies.logo} as file from ${companies} union all
  select ${events.logo} from ${events} union all
  select ${eventVersions.logo} from ${eventVersions} union all
  select ${exchanges.logo} from ${exchanges} union all
  select ${jobAdFiles.file} from ${jobAdFiles} union all
  select ${faqFiles.file} from ${faqFiles} union all
  select f ->> 'file' from ${deletedFaqEntries}, jsonb_array_elements(${deletedFaqEntries.files}) f union all
  select regexp_replace(${backgroundImages.file}, '\\.[^./]*$', '') from ${backgroundImages} where not ${backgroundImages.deleted} union all
  select ${deletedBackgroundImages.file} from ${deletedBackgroundImages} union all
  select regexp_replace(${companies.cover}, '\\.[^./]*$', '') from ${companies} where ${companies.cover} is not null`;
