import { existsSync } from 'node:fs';
import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import { builtApplication } from '@lehrpfad/regions/chosen-region.ts';
import { homeOf, type PageDeps } from '../deps.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { template, type PublicPage } from '../document.ts';
import { breadcrumbs } from '../structured-data/structured-data.ts';

/** Result of `web/src/app/boot/legal-texts.tsx` for each page. */
interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly html: string;
}

export const legalPaths = ['/impressum', '/datenschutz', '/barrierefreiheit'] as const;

type LegalPath = (typeof legalPaths)[number];

/** Short names of the pages in another language: their own titles are German, like their texts. */
const nameOf = (path: LegalPath, { t }: PageWords): string =>
  ({
    '/impressum': t('Impressum'),
    '/datenschutz': t('Datenschutz'),
    '/barrierefreiheit': t('Barrierefreiheit'),
  })[path];

/** Built with the application from its own components, so that the texts exist only once. */
const built = new URL('server/legal-texts.js', builtApplication);

export const hasLegalTexts = (): boolean => existsSync(built);

/** The legal texts for the operator of this board, rendered once, on the first request. */
export function openLegalPages(
  operator: OperatorData,
  settings: SiteSettings,
  { to }: Pick<PageDeps, 'to'>,
) {
  let texts: Promise<Record<LegalPath, LegalText>> | undefined;
  const read = async () => {
    const { renderLegalTexts } = (await import(built.href)) as {
      renderLegalTexts: (
        operator: OperatorData,
        settings: SiteSettings,
      ) => Record<LegalPath, LegalText>;
    };
    return renderLegalTexts(operator, settings);
  };
  return async (path: LegalPath, words: PageWords): Promise<PublicPage> => {
    const { title, lead, html } = (await (texts ??= read()))[path];
    const name = words.language === 'de' ? title : nameOf(path, words);
    const crumbs = [homeOf(words), { name, path }];
    return {
      path,
      isGerman: true,
      title: `${name} – Lehrpfad`,
      description: lead,
      crumbs,
      data: [breadcrumbs(crumbs, to)],
      body: template(words, 'legal', { title, lead, html }),
    };
  };
}
