import { jobTypes, perimeters } from '@lehrpfad/contract/core/options.ts';
import { openTemplates } from '../../core/server-pages/page.ts';
import { homeOf, type PageDeps } from '../public-pages/deps.ts';
import { openScript, type PublicPage } from '../public-pages/document.ts';
import { breadcrumbs } from '../public-pages/structured-data/structured-data.ts';
import { kilometres, numbers, readEmbedOptions } from './embed-options.ts';
import { codeOf, elementOf, scriptPath } from './embed-code.ts';

export const embedPath = '/einbetten';

const template = openTemplates(new URL('templates/', import.meta.url));

const copyScript = openScript(new URL('copy.js', import.meta.url));

/** The preview runs the script of the embedded element. */
const script = { ...copyScript, source: `'self' ${copyScript.source}` };

/** Custom properties of the element, with the purpose of each. */
export const properties: readonly (readonly [name: string, use: string])[] = [
  ['--lehrpfad-schrift', 'wie font, etwa 1rem/1.5 Arial'],
  ['--lehrpfad-text', 'Farbe der Texte'],
  ['--lehrpfad-grund', 'Hintergrund'],
  ['--lehrpfad-farbe', 'Farbe der Links und des Fokus'],
  ['--lehrpfad-linie', 'Farbe der Rahmen'],
  ['--lehrpfad-rundung', 'Rundung der Ecken'],
  ['--lehrpfad-abstand', 'Abstand zum Rahmen'],
];

export const styleParts =
  'rahmen ueberschrift status liste stelle name link firma art knopf fuss alle'.split(' ');

const selects = [
  {
    name: 'umkreis',
    label: 'Umkreis',
    options: [
      { value: '', label: 'nur dieser Ort' },
      ...kilometres.map((km) => ({
        value: km,
        label: perimeters.find((one) => String(one.km) === km)?.label ?? km,
      })),
    ],
  },
  {
    name: 'art',
    label: 'Art',
    options: [
      { value: '', label: 'beides' },
      ...jobTypes.map(({ key, label }) => ({ value: key, label })),
    ],
  },
  {
    name: 'anzahl',
    label: 'Wie viele',
    options: numbers.map((number) => ({ value: number, label: number })),
  },
];

/** The page on which people configure an element and copy it. */
export function embedPage(
  { to, words }: Pick<PageDeps, 'to' | 'words'>,
  query: unknown,
): PublicPage {
  const { t } = words;
  const asked = readEmbedOptions(query);
  const crumbs = [homeOf(words), { name: t('Einbetten'), path: embedPath }];
  return {
    path: embedPath,
    isGerman: true,
    title: `${t('Stellen auf Ihrer Website zeigen')} – Lehrpfad`,
    description: t(
      'Aktuelle Ausbildungsplätze und Praktika auf der Website Ihrer Schule, Stadt oder Kammer: zusammenstellen, ansehen, kopieren.',
    ),
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    script,
    body: template('embed', {
      asked,
      selects,
      properties,
      styleParts,
      element: elementOf(asked, to),
      code: codeOf(asked, to),
      origin: new URL(to('/')).origin,
      script: scriptPath,
    }),
  };
}
