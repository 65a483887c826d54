import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';

/** Permissions of a role in the form of a company, and the words that the form uses. */
export interface CompanyAbilities {
  /** Whether it sets the owner and the permitted apprenticeships. */
  readonly decides: boolean;
  readonly word: 'Filiale' | 'Firma';
  /** Label of the field of apprenticeships. */
  readonly allowedLabel: string;
  readonly allowedHelp: string;
  /** Name of the drafts. */
  readonly draft: string;
  /** Reloads the role's data after a write. */
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
