import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { AdStatus } from './ad-status.ts';

/** Tasks in a form or overlay over the list. */
export type Task = 'new' | 'edit' | 'copy' | 'preview';

/** Permissions of a role for ads, and the words that its pages use. */
export interface AdAbilities {
  /** Whether it chooses among the companies of all accounts instead of its own branches. */
  readonly choosesAnyCompany: boolean;
  /** Whether it can adopt imported ads. */
  readonly adopts: boolean;
  /** Whether it can lock ads and check changes of locked ads. */
  readonly locks: boolean;
  /** Tasks that are in the address; the others get a history entry of their own. */
  readonly tasksInAddress: readonly Task[];
  /** Label of the field of companies. */
  readonly companiesLabel: string;
  readonly companyWord: 'Filiale' | 'Firma';
  /** Explains the state of an ad. @param end last day of visibility, formatted; null for none */
  readonly hintOf: (status: AdStatus, end: string | null) => string;
  readonly importedFrom: (source: string) => string;
  readonly notices: {
    /** Notice in the form of an imported ad. */
    readonly imported: (source: string) => string;
    /** Notice in the form of an ad that several companies have. */
    readonly siblings: string;
    /** Notice in the form of a copy of a locked ad. */
    readonly lockedCopy: string;
  };
}

const copyNotice = 'Wann die Stelle sichtbar ist, legen Sie neu fest.';

export const companyAbilities: AdAbilities = {
  choosesAnyCompany: false,
  adopts: true,
  locks: false,
  tasksInAddress: ['new', 'edit', 'copy', 'preview'],
  companiesLabel: adFields.Companies.label,
  companyWord: 'Filiale',
  hintOf: (status, end) =>
    ({
      public:
        end === null
          ? 'Sie steht in der Suche, bis Sie sie auf privat stellen.'
          : `Sie steht bis zum ${end} in der Suche.`,
      waiting: 'Bis dahin sehen nur Sie die Stelle.',
      private: 'Nur Sie sehen die Stelle. Mit dem Auge machen Sie sie öffentlich.',
      filled: 'Niemand findet die Stelle. „Wieder frei“ zeigt sie, wie sie vorher war.',
      expired: 'Setzen Sie „Sichtbar bis“ auf einen späteren Tag, um sie wieder zu zeigen.',
    })[status],
  importedFrom: (source) => `Importiert von ${source}, noch nicht übernommen`,
  notices: {
    imported: (source) =>
      `Diese Anzeige kommt von ${source}. Mit dem Speichern übernehmen Sie sie: Änderungen von dort kommen dann hier nicht mehr an.`,
    siblings:
      'Was Sie ändern, gilt für alle Filialen, die unten gewählt sind. Nehmen Sie eine Filiale weg, wird ihre Anzeige gelöscht.',
    lockedCopy:
      'Das Original hat die Redaktion gesperrt: Eine Kopie, die ihm gleicht, ist es auch. Sie können das Original ändern; die Redaktion prüft es dann erneut.',
  },
};

const seenByBoth = 'Nur das Unternehmen und die Redaktion sehen sie.';

export const editorAbilities: AdAbilities = {
  choosesAnyCompany: true,
  adopts: false,
  locks: true,
  tasksInAddress: ['new', 'edit'],
  companiesLabel: 'Firmen',
  companyWord: 'Firma',
  hintOf: (status, end) =>
    ({
      public:
        end === null
          ? 'Sie steht ohne Ende in der Suche.'
          : `Sie steht bis zum ${end} in der Suche.`,
      waiting: seenByBoth,
      private: seenByBoth,
      filled: 'Niemand findet sie. „Wieder frei“ zeigt sie, wie sie vorher war.',
      expired: 'Mit einem späteren Tag bei „Sichtbar bis“ ist sie wieder zu sehen.',
    })[status],
  importedFrom: (source) => `Importiert von ${source}`,
  notices: {
    imported: (source) =>
      `Diese Anzeige kommt von ${source}. Mit dem Speichern wird sie zu einer eigenen Anzeige der Firma: Änderungen von dort kommen dann hier nicht mehr an.`,
    siblings:
      'Was Sie ändern, gilt für alle Firmen, die unten gewählt sind. Nehmen Sie eine Firma weg, wird ihre Anzeige gelöscht.',
    lockedCopy: copyNotice,
  },
};

interface Noticed {
  readonly title: string;
  readonly external: string;
  readonly siblings: readonly { readonly Company: number }[];
  readonly editor_lock: unknown;
}

/** For colleagues whose branches are not all those of the ad: the server refuses them the change. */
const beyondBranches =
  'Diese Stellenanzeige gilt auch für Filialen, für die Sie nicht zuständig sind. Ändern kann sie nur, wer für alle zuständig ist. Sie können sie duplizieren.';

/**
 * Returns the notice to read before an ad or a copy is edited; '' for none.
 * @param branches ids of the branches for which a colleague may act
 */
export function noticeOf(
  { notices, choosesAnyCompany }: AdAbilities,
  isCopy: boolean,
  ad: Noticed,
  branches: readonly number[],
): string {
  if (isCopy) return `Kopie von „${ad.title}“. ${ad.editor_lock ? notices.lockedCopy : copyNotice}`;
  if (ad.external !== '') return notices.imported(ad.external);
  const isBeyond = ad.siblings.some(({ Company }) => !branches.includes(Company));
  if (isBeyond && !choosesAnyCompany) return beyondBranches;
  return ad.siblings.length > 0 ? notices.siblings : '';
}
