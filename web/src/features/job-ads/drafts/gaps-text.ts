import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';

const labels: Readonly<Record<string, { readonly label: string }>> = adFields;

const named = (names: readonly string[]) =>
  names.map((name) => labels[name]?.label ?? name).join(', ');

/** `Es fehlt: Titel, Branche. Bitte prüfen: Beginn.` */
export function gapsText({ missing, wrong }: Pick<AdDraft, 'missing' | 'wrong'>): string {
  const sentences = [
    missing.length > 0 && `Es fehlt: ${named(missing)}.`,
    wrong.length > 0 && `Bitte prüfen: ${named(wrong)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0
    ? 'Vollständig: Sie können die Stellenanzeige veröffentlichen.'
    : sentences.join(' ');
}
