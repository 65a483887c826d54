import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { asksForCall, callIsEnough } from '@lehrpfad/contract/job-ads/ad-options.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { webLink } from '../words.ts';

function documentsLine({ application_documents: asked }: PublicJobAd): string {
  if (asksForCall(asked)) return callIsEnough;
  const sent = asked.filter((key) => key !== 'call');
  if (sent.length === 0) return '';
  return `Das brauchst du: ${labelsOf(adFields.application_documents.options, sent).join(', ')}.`;
}

/** How to apply for an ad, as far as it says so; the application adds a draft of a mail and a checklist. */
export function applicationOf(ad: PublicJobAd) {
  const ways = labelsOf(adFields.application_ways.options, ad.application_ways);
  const days = ad.reply_days;
  return {
    lines: [
      documentsLine(ad),
      ways.length > 0 ? `${adFields.application_ways.label}: ${ways.join(', ')}.` : '',
      days === null
        ? ''
        : `Das Unternehmen verspricht dir eine Antwort nach höchstens ${counted(days, 'Tag', 'Tagen')}.`,
    ].filter(Boolean),
    website: webLink(ad.application_url),
  };
}
