import { readEmail } from '@lehrpfad/contract/core/text/email.ts';
import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { sentencesOf } from '@lehrpfad/contract/pages/plain-reading.ts';
import {
  severalLines,
  singleLine,
  visibleLength,
} from '@lehrpfad/contract/core/text/visible-text.ts';
import {
  jobTypeOf,
  kindOfAd,
  occupationOfTitle,
} from '../../src/features/exchanges/adapters/fields/ad-kind.ts';
import type { Adapter } from '../../src/features/exchanges/adapters/adapter.ts';
import { readSearch } from '../../src/features/exchanges/adapters/arbeitsagentur/answer-task.ts';
import { normalise } from '../../src/features/exchanges/adapters/arbeitsagentur/normalise.ts';
import { adOfFields } from '../../src/features/exchanges/adapters/feed/feed-fields.ts';
import { adOfPosting, keptOf } from '../../src/features/exchanges/adapters/json/job-posting.ts';
import { readJson, readXml } from '../../src/features/exchanges/adapters/feed/feed-task.ts';
import { recordsOf } from '../../src/features/exchanges/adapters/career-page/page-records.ts';
import { pagesBehind } from '../../src/features/exchanges/adapters/career-page/job-links.ts';
import { readCareerPage } from '../../src/features/exchanges/adapters/career-page/page-task.ts';
import { audienceOf } from '../../src/features/exchanges/adapters/fields/pupil-internships.ts';
import * as reading from '../../src/features/exchanges/adapters/reading.ts';
import { companyLine } from '../../src/features/exchanges/adapters/fields/company-line.ts';
import { rowsOfAds } from '../../src/features/exchanges/adapters/table/several-ads.ts';
import { nameOfHeading } from '../../src/features/exchanges/adapters/table/table-headings.ts';
import { kindAlone, kindOfTitle } from '../../src/features/exchanges/adapters/fields/kind-alone.ts';
import { isCompany } from '../../src/features/exchanges/adapters/table/sections.ts';
import { readTableRecords } from '../../src/features/exchanges/adapters/table/table-task.ts';
import {
  FeedSample,
  type FeedReading,
} from '../../src/features/exchanges/adapters/formats/feed-mapping.ts';
import { readAddress } from '../../src/features/exchanges/adapters/fields/address-line.ts';
import { labelledPlace } from '../../src/features/exchanges/adapters/fields/labelled-place.ts';
import { placesOf } from '../../src/features/exchanges/adapters/fields/conditions.ts';
import { linkOf, siteOf } from '../../src/features/exchanges/adapters/career-page/links.ts';
import {
  readAmount,
  readDegrees,
  readHours,
} from '../../src/features/exchanges/adapters/fields/numbers.ts';
import { mayRead } from '../../src/features/exchanges/adapters/career-page/robots.ts';
import { maskAny } from '../../src/features/exchanges/pipeline/texts/contacts-html.ts';
import { maskText } from '../../src/features/exchanges/pipeline/texts/contacts.ts';
import { employerStems } from '../../src/features/exchanges/pipeline/matching/duplicates/employer-stems.ts';
import { findDuplicateReason } from '../../src/features/exchanges/pipeline/matching/duplicates/duplicates.ts';
import { nameWords } from '../../src/features/occupations/catalogue/name-words.ts';
import { occupationIn } from '../../src/features/exchanges/pipeline/matching/titles.ts';
import { readPlaceText } from '../../src/features/exchanges/pipeline/matching/places/place-text.ts';
import { isOurState } from '../../src/features/exchanges/pipeline/matching/places/states.ts';
import { withoutContacts } from '../../src/features/exchanges/pipeline/records/raw-record.ts';
import { descriptionHtml } from '../../src/features/exchanges/pipeline/texts/texts.ts';
import { testAdapter, testToday } from '../../src/features/exchanges/pipeline/pipeline.fixture.ts';
import { validate } from '../../src/features/exchanges/pipeline/validate.ts';
import { readCell } from '../../src/features/exchanges/upload/table/cells.ts';
import { readTable } from '../../src/features/exchanges/upload/table/columns.ts';
import { readDayOf } from '../../src/features/exchanges/values/dates.ts';
import { readPeriod } from '../../src/features/exchanges/values/periods.ts';
import { readDay } from '../../src/features/exchanges/upload/table/dates.ts';
import { readWeeks } from '../../src/features/exchanges/upload/week-cells.ts';
import { countHeadings } from '../../src/features/exchanges/upload/table/find-headings.ts';
import { headingOf } from '../../src/features/exchanges/upload/table/headings.ts';
import { asHtml } from '../../src/features/exchanges/upload/table/plain-text.ts';
import {
  readHtmlTable,
  readHtmlTables,
} from '../../src/features/exchanges/upload/table/html/read-html-table.ts';
import { companyOfTitle } from '../../src/features/exchanges/adapters/fields/company-of-title.ts';
import {
  decodeSingleBytes,
  withoutDoubleEncoding,
} from '../../src/features/exchanges/values/encodings.ts';
import { kindOfTitles } from '../../src/features/exchanges/adapters/fields/kind-alone.ts';
import { mergedCellsOf } from '../../src/features/exchanges/upload/table/workbook/merged-cells.ts';
import { readCsv } from '../../src/features/exchanges/upload/table/read-csv.ts';
import { readXlsx } from '../../src/features/exchanges/upload/table/read-xlsx.ts';
import { sheetsOf } from '../../src/features/exchanges/upload/table/workbook/sheets.ts';
import { attachmentName, readAttachment } from '../../src/features/faq/attachment.ts';
import { SimilarNames } from '../../src/features/occupations/job-names/similar-names.ts';
import { textOfHtml, wordsOf } from '../../src/features/search/engine/text/analysis.ts';
import { countableTerm } from '../../src/features/statistics/terms-store.ts';
import { plainName } from '../../src/core/files/file-names.ts';
import { cleanHtml } from '../../src/core/html/html.ts';
import { isMailAddress } from '../../src/core/mail/address.ts';
import { pdfName } from '../../src/core/files/uploaded-pdf.ts';
import { slugOf } from '@lehrpfad/contract/core/text/slug.ts';
import { mergedWorkbook, workbookOf } from './files.ts';
import type { Reading } from './excessive-growth.ts';

async function* once(text: string) {
  yield Buffer.from(text);
}

/**
 * Runs all steps for a feed that consists only of the text, or contains it in each suitable place. It runs on this thread instead
 * of its worker thread, because this thread's time is measured.
 */
const fed =
  (
    read: typeof readXml,
    normalise: Adapter<never>['normalise'],
    body = (text: string) => text,
    how: FeedReading = {},
  ): Reading =>
  async (text) => {
    for await (const answer of read(once(body(text)), { contentType: '', ...how }))
      if ('read' in answer && 'raw' in answer.read) normalise(answer.read.raw, undefined as never);
  };

/** Like `fed`, for the page of a company. */
const readAdsOf: Reading = (html) => {
  const page = { data: readCareerPage(String(html)), url: 'https://firma.example/karriere' };
  pagesBehind(page.data, page.url);
  recordsOf(page, new Set());
  for (const posting of page.data.postings) adOfPosting(keptOf(posting));
};

const recordsOfTable = (bytes: Buffer) =>
  readTableRecords({ bytes, url: 'https://betrieb.example/liste' });
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inEach = (names: readonly string[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text]));

const feedFields = [
  'title',
  'company',
  'companyurl',
  'logo',
  'street',
  'postcode',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'description',
  'jobtype',
  'category',
  'occupation',
  'startdate',
  'enddate',
  'date',
  'updated',
  'expires',
  'url',
];

const heading = 'Titel;Art;Berufsbezeichnung;Beschreibung\n';
const similar = new SimilarNames([{ id: 1, text: 'Koch/Köchin' }]);

/** All functions that read external text. Add new ones here. */
export const readings: Readonly<Record<string, Reading>> = {
  'a line of a form': singleLine,
  'lines of a form': severalLines,
  'the length of a text': visibleLength,
  'an e-mail address': readEmail,
  'what is read of HTML': readableText,
  'sentences in plain language': sentencesOf,
  'HTML of a form': (text) => cleanHtml(text),
  'the name of a file': (text) => plainName(text),
  'the name of a PDF': pdfName,
  'the name of an attachment': attachmentName,
  'a drawing': (text) => readAttachment({ field: 'file', name: 'x.svg', bytes: Buffer.from(text) }),
  'a mail address': isMailAddress,
  'an address of a page': slugOf,
  'words of a search': (text) => wordsOf(text.slice(0, 20_000)),
  'HTML for the search': textOfHtml,
  'a term that is counted': countableTerm,
  'a similar job name': (text) => similar.nearest(text),
  'a line of a feed': reading.lineOf,
  'a text of a feed': reading.describe,
  'a day of a feed': (text) => readDayOf(text, 'last'),
  'a period of a feed': (text) => readPeriod(text),
  'an address of a feed': linkOf,
  'a site of a feed': siteOf,
  'a country of a feed': reading.countryCode,
  'a company without a name': reading.isAnonymous,
  'a garbled text': (text) => reading.isGarbled(text),
  'a town of a feed': (text) => reading.townOf(text, text),
  'an address in one line': readAddress,
  'a number of places': placesOf,
  'a number of a feed': (text) => [readAmount(text), readHours(text), readDegrees(text, text)],
  'the kind of an ad': (text) => jobTypeOf([text], text),
  'the kind that a description tells': (text) => kindOfAd([], 'Koch', text),
  'the occupation in a title': occupationOfTitle,
  'whom an internship is for': (text) => audienceOf(text, text),
  'robots.txt': (text) => mayRead(text, '/ads'),
  'a table in HTML': (text) =>
    [text, `<table><tr><td>${text}<td>${text}</table>`].map((html) =>
      readHtmlTable(html, countHeadings),
    ),
  'all tables in HTML': (text) =>
    [text, `<h2>${text}</h2><table><caption>${text}</caption><tr><td>${text}</table>`].map((html) =>
      readHtmlTables(html, () => true),
    ),
  'the company in the title of a feed': companyOfTitle,
  'a text that was encoded twice': (text) => [
    withoutDoubleEncoding(text),
    withoutDoubleEncoding('Ã'.repeat(text.length)),
    decodeSingleBytes(Buffer.from(text, 'latin1')),
  ],
  'the kind that titles name': (text) => kindOfTitles([text, text]),
  'a place with a label': (text) => [labelledPlace(text), labelledPlace(`Ort: ${text}`)],
  'fields of a feed': (text) => adOfFields(inEach(feedFields, text)),
  'a JobPosting': (text) =>
    adOfPosting({
      ...inEach(['title', 'description', 'datePosted', 'validThrough', 'employmentType'], text),
      ...inEach(['educationRequirements', 'workHours', 'totalJobOpenings', 'baseSalary'], text),
      directApply: text,
      hiringOrganization: { name: text, sameAs: text },
      url: text,
      jobLocation: { address: inEach(['streetAddress', 'postalCode', 'addressLocality'], text) },
    }),
  'an ad of the agency': (text) =>
    normalise(
      {
        ...inEach(['refnr', 'titel', 'hauptberuf', 'arbeitgeber', 'firma', 'referenznummer'], text),
        ...inEach(['stellenangebotsTitel', 'stellenangebotsBeschreibung', 'beruf'], text),
      },
      {} as never,
    ),
  'an XML feed': fed(readXml, adOfFields),
  'texts in an XML feed': fed(
    readXml,
    adOfFields,
    (text) =>
      `<source><job><id>1</id><title>${escaped(text)}</title><city>${escaped(text)}</city></job></source>`,
  ),
  'a JSON feed': fed(readJson, adOfFields),
  'a JSON feed by a mapping': fed(readJson, adOfFields, undefined, {
    mapping: { record: 'jobs', fields: { title: 'name', town: 'ort.name' } },
    sample: new FeedSample(),
  }),
  'an XML feed by a mapping': fed(readXml, adOfFields, undefined, {
    mapping: { record: 'job', fields: { title: 'name', town: 'ort.name' } },
    sample: new FeedSample(),
  }),
  'JSON within a call': fed(readJson, adOfFields, (text) => `jobs([${text}]);`),
  'JSON Lines': fed(readJson, adOfFields, (text) => `{"id":"1"}\n{"id":"2"}\n${text}`),
  'a JSON document without a list': fed(readJson, adOfFields, (text) =>
    JSON.stringify({ stelle: { title: text, company: text, city: text } }),
  ),
  'named values in a JSON feed': fed(readJson, adOfFields, (text) =>
    JSON.stringify([
      { id: '1', title: text, fields: [{ label: text, value: text }], sections: [{ title: text }] },
    ]),
  ),
  'texts in a JSON feed': fed(readJson, adOfFields, (text) =>
    JSON.stringify([{ id: '1', title: text, description: text, company: text }]),
  ),
  'a feed as the text of another document': fed(
    readXml,
    adOfFields,
    (text) => `<string>${escaped(`<jobs><job><id>1</id><title>${escaped(text)}</title>`)}</string>`,
  ),
  'what a service sends': fed(readXml, adOfFields, (text) => `<string>[${text}</string>`),
  'rows of cells in a JSON feed': fed(readJson, adOfFields, (text) =>
    JSON.stringify({
      columns: ['id', 'title', text],
      rows: [
        ['1', text, text],
        [text, text],
      ],
    }),
  ),
  'resources of JSON:API': fed(readJson, adOfFields, (text) =>
    JSON.stringify({
      company: text,
      data: [
        {
          type: text,
          id: '1',
          attributes: { title: text },
          relationships: { company: { data: { type: text, id: text } } },
        },
      ],
      included: [{ type: text, id: text, attributes: { name: text } }],
    }),
  ),
  'a career page': readAdsOf,
  'texts in a career page': (text) =>
    readAdsOf(
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: text, description: text })}</script>`,
    ),
  'the state of a career page': (text) =>
    readAdsOf(
      `<script id="__NEXT_DATA__">${JSON.stringify({ props: { jobs: [{ id: '1', title: text, city: text }, text] } })}</script>`,
    ),
  'microdata of a career page': (text) =>
    readAdsOf(
      `<div itemscope itemtype="https://schema.org/JobPosting"><p itemprop="description">${text}<a itemprop="url" href="${escaped(text).replaceAll('"', '')}">${text}`,
    ),
  'microdata that refer to other parts of a career page': (text) => {
    const name = escaped(text).replaceAll('"', '');
    return readAdsOf(
      `<div itemscope itemtype="https://schema.org/JobPosting" itemref="a b ${name}">${text}<p id="a" itemprop="${name}">${text}<p id="b" itemprop="address" itemscope itemref="a ${name}">${text}`,
    );
  },
  'RDFa of a career page': (text) =>
    readAdsOf(
      `<div typeof="JobPosting"><p property="description">${text}<a property="url" href="${escaped(text).replaceAll('"', '')}">${text}`,
    ),
  'an answer of the agency': (text) =>
    readSearch({ bytes: Buffer.from(text), contentType: undefined, first: 0 }),
  'contacts in a text': maskText,
  'contacts in HTML': maskAny,
  'contacts in a record': (text) => withoutContacts({ a: text }),
  'the title of an import': (text) =>
    validate(testAdapter.normalise({ title: text, company: text }, undefined as never), testToday),
  'two titles': (text) => {
    const ad = { jobType: 2, company: text.slice(0, 300), occupation: null, start: null } as const;
    const [one, other] = [text.slice(0, 300), `${text.slice(0, 300)}x`];
    const jobs = {
      areOne: () => false,
      inTitle: () => undefined,
      besides: (title: string) => title.split(' '),
    };
    return findDuplicateReason({ ...ad, title: one }, { ...ad, title: other }, '', jobs);
  },
  'names of an employer': (text) =>
    employerStems({ company: text, employerStem: text.slice(0, 300), town: 'Halle' }),
  'words of an occupation': (text) => nameWords(text),
  'an occupation of an import': (text) => occupationIn(text.slice(0, 300)),
  'a company of an import': (text) => companyLine(text.slice(0, 300)),
  'a town of an import': (text) => readPlaceText(text.slice(0, 300)),
  'a state of an import': (text) => isOurState(text.slice(0, 300)),
  'a description as HTML': (text) => descriptionHtml({ text, format: 'html' }),
  'a description as Markdown': (text) => descriptionHtml({ text, format: 'markdown' }),
  'a description as it is': (text) => descriptionHtml({ text, format: 'plain' }),
  'a table': (text) => readCsv(Buffer.from(text), countHeadings),
  'cells of a table': (text) =>
    readTable(
      readCsv(Buffer.from(heading + `"${text.replaceAll('"', '""')}";`.repeat(4)), countHeadings)
        .cells,
    ),
  'cells of a workbook': async (text) => readTable((await readXlsx(workbookOf(text))).cells),
  'sheets of a workbook': (text) =>
    sheetsOf(`<workbook><sheets><sheet name="${escaped(text).replaceAll('"', '')}"/>${text}`),
  'merged cells of a workbook': (text) => mergedCellsOf(mergedWorkbook(text), 1),
  'the ads of a row': (text) => rowsOfAds([text, text.replaceAll(' ', '\n')], [0, 1]),
  'a heading': headingOf,
  'a heading of a table at an address': nameOfHeading,
  'a table with links at an address': (text) =>
    recordsOfTable(
      Buffer.from(
        `<table><tr><td>Titel<td>Firma<td>Ort</tr>${`<tr><td><a href="${escaped(text).replaceAll('"', '')}">Koch</a><td>a<td>b</tr>`.repeat(3)}</table>`,
      ),
    ),
  'a table at an address': (text) => recordsOfTable(Buffer.from(text)),
  'the sheets of a workbook at an address': (text) => recordsOfTable(workbookOf(text)),
  'the title of a list': (text) => [kindOfTitle(text), kindAlone(text.slice(0, 200))],
  'a company above its ads': isCompany,
  'cells of a table at an address': (text) =>
    recordsOfTable(
      Buffer.from(`Titel;Firma;Beschreibung\n${`"${text.replaceAll('"', '""')}";`.repeat(3)}`),
    ),
  'a cell': readCell,
  'a day in a cell': readDay,
  'a cell as HTML': asHtml,
  'weeks in a cell': (text) => readWeeks(text, testToday),
};
