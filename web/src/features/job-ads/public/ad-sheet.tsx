import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { formatDate } from '../../../core/text/dates.ts';
import {
  Sheet,
  SheetColumns,
  SheetFacts,
  SheetLines,
  SheetPart,
} from '../../../core/print/sheet.tsx';
import { displayUrl, toHttps } from '../../../core/text/web-links.ts';
import { AdTexts, factsOf } from './ad-facts.tsx';
import { titleText } from '../title.tsx';
import { t, translated } from '../../../core/texts/texts.ts';

interface AdSheetProps {
  readonly ad: PublicJobAd;
  readonly url: string;
  readonly isChosen: boolean;
  readonly isPoster?: boolean;
}

const kindOf = ({ job_type_int: type }: PublicJobAd) =>
  translated(jobTypes.find(({ number }) => number === type)?.label ?? '');

/** Returns the approximate length of a text without its tags. */
const lengthOf = (html: string) => html.replaceAll(/<[^<>]*>/g, '').length;

/** An ad for printing. */
export function AdSheet({ ad, url, isChosen, isPoster }: AdSheetProps) {
  const { details, annotation } = ad;
  return (
    <Sheet
      isChosen={isChosen}
      isPoster={isPoster}
      kind={kindOf(ad)}
      title={titleText(ad.title)}
      owner={ad.company_name}
      url={url}
      urlLabel={t('Stelle im Netz')}
      textLength={lengthOf(details) + lengthOf(annotation)}
    >
      <SheetFacts
        facts={Object.fromEntries(
          // The type is already above the title.
          factsOf(ad)
            .filter(({ type }) => type === undefined)
            .map(({ name, text, day = null, after = '' }) => [
              translated(name),
              text === undefined
                ? `${formatDate(day)} ${translated(after)}`.trim()
                : translated(text),
            ]),
        )}
      />
      <AdTexts ad={ad} below={2} Part={SheetPart} />
      <SheetColumns>
        <Company ad={ad} />
        {ad.contacts.length > 0 && <Contacts ad={ad} />}
      </SheetColumns>
      {ad.files.length > 0 && (
        <SheetPart heading={t('Dokumente im Netz')}>
          <p>{ad.files.map(({ name }) => name).join(' · ')}</p>
        </SheetPart>
      )}
    </Sheet>
  );
}

function Contacts({ ad }: { readonly ad: PublicJobAd }) {
  return (
    <SheetPart heading={t('Ansprechpersonen')}>
      {ad.contacts.map(({ id, first_name: first, last_name: last, role, phone, email }) => (
        <SheetLines
          key={id}
          lines={[[first, last].filter(Boolean).join(' '), role, phone, email]}
        />
      ))}
    </SheetPart>
  );
}

function Company({ ad }: { readonly ad: PublicJobAd }) {
  const { company_address: address, external, source_date: date } = ad;
  const website = toHttps(ad.weblink);
  return (
    <SheetPart heading={t('Unternehmen')}>
      <SheetLines
        lines={[
          ad.company_name,
          ...(address ? [address.street, address.additional, placeLine(address)] : []),
          website ? displayUrl(website) : '',
          external &&
            [
              t('Quelle: {external}', { external }),
              ...(date ? [t('Stand {date}', { date: formatDate(date) })] : []),
            ].join(' · '),
        ]}
      />
    </SheetPart>
  );
}
