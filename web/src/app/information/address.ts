import { faqAudiences, type FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import { paths } from '../../core/navigation/paths.ts';

/** The content that an address of the information pages shows. */
interface Shown {
  /** null for the overview. */
  readonly audience: FaqAudience | null;
  /** The entry that a link points to. */
  readonly entry: number | null;
}

/** Reads the audience from an address; the id of an entry may follow it. */
export function shownAt(path: string): Shown {
  const segments = path.slice(paths.information.length).split('/').filter(Boolean);
  const entry = /^[1-9]\d{0,8}$/.test(segments.at(-1) ?? '') ? Number(segments.pop()) : null;
  const audience = faqAudiences.find(({ page }) => page === segments.at(-1))?.page ?? null;
  return { audience, entry: audience && entry };
}

export function audiencePath(audience: FaqAudience): string {
  return `${paths.information}/${audience}`;
}

export function entryPath(audience: FaqAudience, entry: number): string {
  return `${audiencePath(audience)}/${entry}`;
}
