import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { openTemplates } from '../../core/server-pages/page.ts';
import type { PageWords } from '../../core/text/page-words.ts';
import { homeOf } from '../public-pages/deps.ts';
import type { PublicPage } from '../public-pages/document.ts';
import { breadcrumbs } from '../public-pages/structured-data/structured-data.ts';
import { catalogPath, type CatalogDeps } from './catalog.ts';
import type { OpenDataManifest } from './manifest.ts';
import { sizeText } from './size-text.ts';
import { datasets, parts, pathOfPart, type Dataset } from './datasets.ts';

export const openDataPath = '/opendata';

const template = openTemplates(new URL('templates/', import.meta.url));

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const entryWords = { ads: ['Stelle', 'Stellen'], events: ['Event', 'Events'] } as const;

function filesOf(dataset: Dataset, manifest: OpenDataManifest) {
  const byName = new Map(manifest.files.map((file) => [file.name, file]));
  const own = parts.filter((part) => part.dataset === dataset.name);
  return own.flatMap(({ name, form }) => {
    const file = byName.get(name);
    const [one, several] = entryWords[dataset.name];
    return file === undefined
      ? []
      : [
          {
            path: pathOfPart(name),
            title: form.title,
            records: counted(file.records, one, several),
            size: sizeText(file.bytes),
          },
        ];
  });
}

/** The page about the files. @param manifest undefined before the first were written */
export function openDataPage(
  manifest: OpenDataManifest | undefined,
  { to, licence, operator }: CatalogDeps,
  words: PageWords,
): PublicPage {
  const { t } = words;
  const crumbs = [homeOf(words), { name: t('Offene Daten'), path: openDataPath }];
  const files =
    manifest === undefined
      ? []
      : datasets.map((one) => ({
          title: one.title,
          description: one.description,
          files: filesOf(one, manifest),
        }));
  return {
    path: openDataPath,
    isGerman: true,
    title: `${t('Offene Daten')} – Lehrpfad`,
    description: t(
      'Alle öffentlichen Stellen und Events von Lehrpfad als CSV und JSON-LD, jeden Tag neu, mit Lizenz und Beschreibung nach DCAT-AP.de.',
    ),
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template('open-data', {
      files,
      madeAt: manifest && moment.format(new Date(manifest.madeAt)),
      licence,
      operator: operator.name,
      catalog: catalogPath,
    }),
  };
}
