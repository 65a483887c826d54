import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import type { Certificate } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { HrBaConfig } from '../../../core/config/hr-ba.ts';
import { escapeMarkup } from '../../../core/text/escape-markup.ts';
import { xmlText } from '../../public-pages/feeds/feeds.ts';
import { comparableName } from './occupation-ids.ts';

/**
 * The feed for the Bundesagentur für Arbeit in the format HR-BA-XML. Its schema is given only to partners; elements, order, codes and
 * lengths follow three public descriptions: the white paper 'Übermittlung von Stellenangeboten über die HR-BA-XML-Schnittstelle' (2014), the
 * documentation of the gem `ba_upload` and that of an exporter of 2022. See docs/operations.md.
 */

/** Maximum number of characters of a text. */
const maxLengths = { company: 30, street: 30, title: 60, description: 4000 };

/** `JobOfferType`: Ausbildung or duales Studium. */
const offersTraining = '4';

/** `EducationType`: Ausbildung. */
const isApprenticeship = '0';

/** `Degree` and `EduDegree`: not relevant. */
const anyDegree = '15';

/** `EduDegree` of the lowest certificate that is sufficient. */
const degrees = {
  none: '1',
  hauptschule: '2',
  realschule: '3',
  abitur: '6',
} as const satisfies Record<Certificate, string>;

/** Elements in their order; undefined leaves an element out. */
type Content = string | undefined | readonly (readonly [name: string, content: Content])[];

function element(name: string, content: Content): string {
  if (content === undefined || content === '') return '';
  const inside =
    typeof content === 'string'
      ? escapeMarkup(xmlText(content))
      : content.map(([child, of]) => element(child, of)).join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}

/** Cuts a text at a blank, or within a word if a single one is too long. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= max) return characters.join('');
  const cut = characters.slice(0, max).join('');
  const blank = cut.search(/\s\S*$/);
  return (blank > max / 2 ? cut.slice(0, blank) : cut).trimEnd();
}

/** Ends of elements that are a separate line. */
const lineEnds = /<\/(?:p|li|h[1-6]|blockquote)>|<br\s*\/?>/;

const plainText = (html: string) =>
  html
    .split(lineEnds)
    .map((line) => readableText(line))
    .filter((line) => line !== '')
    .join('\n');

/** Removes punctuation between words and numbers, which streets in the agency's address book do not have. */
const streetOf = (street: string) =>
  shorten(street.replaceAll(/[-|:[\]]+/g, ' ').replaceAll(/\s+/g, ' '), maxLengths.street);

export interface PostingDeps {
  readonly config: HrBaConfig;
  readonly occupationIds: ReadonlyMap<string, string>;
  /** State of the ad's place. */
  readonly state: string;
  readonly to: (path: string) => string;
}

function addressOf(ad: PublicJobAd, region: string | undefined): Content {
  const { street = '', postcode = '', city = '' } = ad.company_address ?? {};
  return [
    ['CountryCode', 'DE'],
    ['PostalCode', postcode],
    ['Region', region],
    ['Municipality', city],
    ['StreetName', streetOf(street)],
  ];
}

const isCertificate = (key: string): key is Certificate => Object.hasOwn(degrees, key);

function informationOf(ad: PublicJobAd, titleCode: string, address: Content): Content {
  const description = plainText(`${ad.details}${ad.annotation}`);
  const degree = isCertificate(ad.certificate) ? degrees[ad.certificate] : anyDegree;
  return [
    [
      'JobPositionTitle',
      [
        ['TitleCode', titleCode],
        ['Degree', anyDegree],
      ],
    ],
    ['JobPositionTitleDescription', shorten(ad.title, maxLengths.title)],
    ['JobOfferType', offersTraining],
    ['SocialInsurance', '1'],
    ['EducationType', isApprenticeship],
    ['Objective', shorten(description || ad.job_name, maxLengths.description)],
    ['EducationAuthorisation', '1'],
    [
      'JobPositionDescription',
      [
        ['JobPositionLocation', [['Location', address]]],
        ['Application', [['ApplicationEndDate', ad.application_deadline ?? undefined]]],
        ['Classification', [['Schedule', [['WorkingPlan', '1']]]]],
      ],
    ],
    [
      'JobPositionRequirements',
      [['QualificationsRequired', [['EducationQualifs', [['EduDegree', degree]]]]]],
    ],
    ['NumberToFill', String(ad.free_places || ad.total_places || 1)],
    ['AssignmentStartDate', ad.job_start ?? undefined],
  ];
}

const datesOf = (ad: PublicJobAd): (readonly [string, Content])[] => [
  ['StartDate', ad.publish_date ?? undefined],
  ['EndDate', ad.availability_end_date ?? undefined],
  ['LastModificationDate', ad.last_updated],
];

/** @returns undefined if the agency would refuse the ad: no Ausbildung, an occupation that is not in its list, or no address */
export function hrBaPosting(
  ad: PublicJobAd,
  { config, occupationIds, state, to }: PostingDeps,
): string | undefined {
  const titleCode = occupationIds.get(comparableName(ad.job_name));
  const { postcode = '', city = '' } = ad.company_address ?? {};
  if (
    ad.job_type_int !== apprenticeship ||
    titleCode === undefined ||
    postcode === '' ||
    city === ''
  )
    return undefined;
  const { supplierId, partnerId, regions } = config;
  const address = addressOf(ad, regions.get(state));
  const company = shorten(ad.company_name, maxLengths.company);
  const contact: Content = [
    ['Company', company],
    ['PostalAddress', address],
    ['JobContactWebSite', to(adPagePath(ad))],
  ];
  return element('JobPositionPosting', [
    ['JobPositionPostingId', `${partnerId}-${ad.id}-S`],
    [
      'HiringOrg',
      [
        ['HiringOrgName', company],
        ['ProfileWebSite', ad.weblink],
      ],
    ],
    [
      'PostDetail',
      [
        ...datesOf(ad),
        ['Status', '1'],
        ['Action', '1'],
        ['SupplierId', supplierId],
        ['SupplierName', 'Lehrpfad'],
        ['PostedBy', [['Contact', contact]]],
      ],
    ],
    ['JobPositionInformation', informationOf(ad, titleCode, address)],
  ]);
}

/** A whole file, which replaces all ads of the board that the agency had before. */
export function hrBaFile(postings: readonly string[], supplierId: string, now: Date): string {
  const header = element('Header', [
    ['SupplierId', supplierId],
    ['Timestamp', now.toISOString()],
    ['Amount', String(postings.length)],
    // Full: ads that are missing are removed.
    ['TypeOfLoad', 'F'],
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<HRBAXMLJobPositionPosting>\n${header}\n<Data>\n${postings.join('\n')}\n</Data>\n</HRBAXMLJobPositionPosting>\n`;
}
