import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';

/** What a role can do in the form of a company, and how the form speaks of it. */
export interface CompanyAbilities {
  /** Whether it says whose a company is, and what the company may train for. */
  readonly decides: boolean;
  readonly word: 'Filiale' | 'Firma';
  /** Label of the field of apprenticeships. */
  readonly allowedLabel: string;
  readonly allowedHelp: string;
  /** Name of its drafts. */
  readonly draft: string;
  /** Reads anew what the role is shown, after a write. */
  readonly reload: () => Promise<void>;
}

export const ownerAbilities: CompanyAbilities = {
  decides: false,
  word: 'Filiale',
  allowedLabel: 'Ausbildungsberufe',
  allowedHelp:
    'Übernommen von Ihren anderen Filialen. Nehmen Sie heraus, was hier nicht ausgebildet wird; ohne Auswahl gelten alle.',
  draft: 'company',
  reload: reloadOwn,
};

export const editorAbilities: CompanyAbilities = {
  decides: true,
  word: 'Firma',
  allowedLabel: 'Zugelassene Ausbildungsberufe',
  allowedHelp: 'Nur in diesen Berufen kann die Firma Ausbildungsplätze anbieten.',
  draft: 'any-company',
  reload: reloadEditorial,
};
