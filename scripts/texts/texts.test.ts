import { globSync, readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import { jobTypes, perimeters } from '@lehrpfad/contract/core/options.ts';
import { reportReasons } from '@lehrpfad/contract/ad-reports/options.ts';
import { rhythms } from '@lehrpfad/contract/alerts/options.ts';
import { eventFields, type EventFieldName } from '@lehrpfad/contract/events/event-fields.ts';
import { eventAudiences, eventModes } from '@lehrpfad/contract/events/event-options.ts';
import { applicationDocuments, workingTimes } from '@lehrpfad/contract/job-ads/ad-options.ts';
import { adFields, type AdFieldName } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { certificates } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import { schoolHolidays } from '@lehrpfad/regions/parts/holidays.ts';
import { applicationStates } from '../../web/src/features/job-ads/favourites/progress/progress.ts';
import { translatorOfComposed } from '@lehrpfad/contract/core/texts/composed.ts';
import { pluralForm } from '@lehrpfad/contract/core/texts/plural-form.ts';
import { problemsOfBare, problemsOfDictionaries, type Dictionary } from './problems.ts';
import { parse, publicFiles, root } from './public-files.ts';
import { readTexts } from './read-texts.ts';
import { readServerPages, readTemplate } from './server-pages.ts';

const languages = ['en', 'uk'] as const;

const read = (language: string, name: string) =>
  JSON.parse(
    readFileSync(`${root}contract/src/core/texts/${language}/${name}.json`, 'utf8'),
  ) as Dictionary;

/** Areas of the browser's texts; server-rendered pages use them, too, and have further texts in `server.json`. */
const areas = ['search', 'details', 'pages'];

/** The text layer itself, and the code of the dictionaries. */
const ofLayer = /^web\/src\/(?:core\/)?texts\//;

const files = publicFiles();
const ofBrowser = files
  .filter((path) => path.startsWith('web/') && !ofLayer.test(path))
  .map((path) => readTexts(parse(path)));
const texts = ofBrowser.flatMap((file) => file.texts);
const ofServer = readServerPages();
const textsOfServer = ofServer.flatMap((file) => file.texts);

/** Reads the texts of planted source code. */
const planted = (code: string) => readTexts(parse('web/src/planted.tsx', code));

describe('the dictionaries', () => {
  it.each(languages)('have every text of the public side in %s, and no other', (language) => {
    const dictionaries = areas.map((area) => read(language, area));
    expect(texts.length).toBeGreaterThan(400);
    expect(problemsOfDictionaries(language, texts, dictionaries)).toEqual([]);
  });

  it.each(languages)('have every text of the server’s pages in %s, once', (language) => {
    const used = new Set(texts.map(({ key }) => key));
    const own = textsOfServer.filter(({ key }) => !used.has(key));
    expect(own.length).toBeGreaterThan(90);
    expect(textsOfServer.length - own.length).toBeGreaterThan(30);
    expect(problemsOfDictionaries(language, own, [read(language, 'server')])).toEqual([]);
  });

  it.each([
    ['a text that is missing', {}, 'is missing'],
    ['one that nobody uses', { '{count} Stellen': '{count} offers', Neu: 'New' }, 'nobody uses'],
    ['a gap without a value', { '{count} Stellen': '{number} offers' }, 'has no value {number}'],
    ['a gap that is lost', { '{count} Stellen': 'offers' }, 'lacks {count}'],
    ['a form too many', { '{count} Stellen': '{count} a|{count} b|{count} c' }, 'has 3 forms'],
    ['an empty one', { '{count} Stellen': ' ' }, 'is empty'],
  ])('are refused with %s', (_, dictionary: Dictionary, problem) => {
    const { texts: own } = planted("t('{count} Stellen', { count })");
    expect(problemsOfDictionaries('en', own, [dictionary]).join('\n')).toContain(problem);
  });
});

describe('the public side', () => {
  it('has no German text that does not go through the layer', () => {
    expect(files.length).toBeGreaterThan(300);
    const all = [...ofBrowser, ...ofServer];
    expect(problemsOfBare(all.flatMap(({ bare }) => bare))).toEqual([]);
  });

  it.each([
    ['in JSX', '<p>Neue Stellen</p>'],
    ['in a label', '<button aria-label="Suchen" />'],
    ['in a title', '<a title="Weiter" />'],
    ['in a placeholder', '<input placeholder="ab wann" />'],
    ['in a variable', "const words = 'Bitte wähle einen Ort.'"],
    ['with a number', "const words = '1 Vorschlag'"],
    ['in a template', 'const words = `Stellen in ${town}`'],
    ['that is no literal', 't(words)'],
    ['with a noun that is no literal', 'counted(1, one, several)'],
  ])('is refused with a text %s', (_, code) => {
    expect(problemsOfBare(planted(code).bare, [])).toHaveLength(1);
  });

  it.each([
    ['in HTML', '<p>Neue <b>Stellen</b></p>', 2],
    ['in an attribute', '<nav aria-label="Seiten <%= it.page %>"></nav>', 1],
    ['in code', "<% if (it.page) { %><%= 'Bitte wähle.' %><% } %>", 1],
  ])('is refused with a template that has a text %s', (_, template, found) => {
    expect(readTemplate('planted.eta', template).bare).toHaveLength(found);
  });

  it('may have templates whose texts go through the layer', () => {
    const template = `<h1 class="Ein Wort" aria-label="<%= it.t('Seite {page}', { page: it.page }) %>">
      <% for (const one of it.all) { %><%= one.name %> · <%= it.t('Neu') %><% } %></h1>`;
    const { texts: found, bare } = readTemplate('planted.eta', template);
    expect([found.map(({ key }) => key), bare]).toEqual([['Seite {page}', 'Neu'], []]);
  });

  it('may have what is in no language', () => {
    const code = '<p className="Ein Wort" data-x="Zwei Worte">{t("Neu")} · {name}</p>';
    expect(problemsOfBare(planted(code).bare, [])).toEqual([]);
  });

  it('is refused with an exception that nothing needs', () => {
    const list = [{ file: 'web/src/gone.tsx', reason: 'it was there' }];
    expect(problemsOfBare([], list)).toHaveLength(1);
  });
});

describe('what the contract and the server put together', () => {
  const labels = [
    ...[jobTypes, perimeters, rhythms, eventAudiences, eventModes].flat(),
    ...[applicationDocuments, workingTimes, certificates, applicationStates].flat(),
  ].map(({ label }) => label);
  /** Labels of fields of ads and events that the public side shows: `adFields.certificate.label`. */
  const fieldLabels = [
    ...files,
    ...globSync('server/src/features/public-pages/**/*.ts', { cwd: root }),
  ]
    .flatMap((path) => [
      ...readFileSync(root + path, 'utf8').matchAll(/\b(adFields|eventFields)\.(\w+)\.label\b/g),
    ])
    .map(([, fields, name]) =>
      fields === 'adFields'
        ? adFields[name as AdFieldName].label
        : eventFields[name as EventFieldName].label,
    );
  const shown = [
    ...new Set(fieldLabels),
    ...labels.filter((label) => !/^\d+km$|^nur anrufen$/.test(label)),
    ...certificates.map(({ short }) => short),
    ...Object.values(reportReasons),
    ...Object.values(audienceTexts).flatMap(({ title, lead }) => [title, lead]),
    ...schoolHolidays.map(({ name }) => `${name} 2027`),
    '3,5 Jahre',
    '1. Jahr 1.050 €',
    'mindestens Abitur',
    'Mai 2027',
    '2 von 3 Plätzen frei',
  ];

  it.each(languages)('is translated to %s', (language) => {
    const translate = translatorOfComposed(
      read(language, 'composed'),
      language,
      pluralForm(language),
      String,
    );
    expect(fieldLabels.length).toBeGreaterThan(10);
    expect(
      shown.filter((text) => translate(text) === text && text !== 'digital'),
      `texts without an entry in contract/src/core/texts/${language}/composed.json`,
    ).toEqual([]);
  });

  /** Error messages of the server for a pupil's form, with example values. */
  const refusals = [
    'server/src/core/http/errors.ts',
    'server/src/features/enquiries/service.ts',
    'server/src/features/alerts/service.ts',
  ]
    .flatMap((path) => [
      ...readFileSync(root + path, 'utf8').matchAll(/detail(?::| =)\s+['`]([^'`]+)['`]/g),
    ])
    .map(([, text = '']) =>
      text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, call) =>
        call === 'waitingTime' ? waitingTime(5 * 60) : '14:05',
      ),
    );

  it.each(languages)('and refusals in %s have no German rest', (language) => {
    const translate = translatorOfComposed(
      read(language, 'composed'),
      language,
      pluralForm(language),
      String,
    );
    // Pupils have no account, so they never get messages about changes by editors or companies.
    const ofOthers =
      /anmelden|Anmeldung|melden Sie sich|bestätigen Sie|Konto|Eintrag|Format|Unpermitted|Eingaben/;
    const asked = refusals.filter((text) => !ofOthers.test(text));
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((text) => /Minuten|Uhr/.test(translate(text)))).toEqual([]);
    expect(asked.filter((text) => translate(text) === text)).toEqual([]);
  });

  it('is in the source, word for word', () => {
    const source = ['contract/src', 'server/src', 'web/src', 'regions']
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,json}`, { cwd: root }))
      .filter((path) => !/core\/texts|foreign-texts|\.test\./.test(path))
      .map((path) => readFileSync(root + path, 'utf8'))
      .join('\n');
    const months = new Set(
      Array.from({ length: 12 }, (_, at) =>
        new Date(2027, at).toLocaleDateString('de-DE', { month: 'long' }),
      ),
    );
    const missing = Object.keys(read('en', 'composed')).filter((german) =>
      german
        .split(/\{\w+\}/)
        .some((part) => part.trim() && !months.has(part.trim()) && !source.includes(part.trim())),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(read('uk', 'composed'))).toEqual(Object.keys(read('en', 'composed')));
  });
});
