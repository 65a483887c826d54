import { fileCache, fileKeptDays } from '../../../../core/form/files/kept-file.ts';
import { periodText } from './periods.ts';
import { untilDeleted, type StoredItem } from './stored-item.ts';

/** Data that is stored on the devices of users with an account only. */
export const storedWithAccount: readonly StoredItem[] = [
  {
    name: 'known-device',
    kind: 'Cookie',
    purpose:
      'Nur mit Konto: Zufallswert, an dem wir dieses Gerät beim Anmelden wiedererkennen. So können fremde Fehlversuche Sie nicht aussperren. Über https beginnt sein Name mit __Host-.',
    lasts: '180 Tage nach der letzten Anmeldung',
    basis: 'notwendig',
    writtenBy: ['server/src/features/accounts/login/known-device.ts'],
  },
  {
    name: 'small-drawer',
    kind: 'Lokaler Speicher',
    purpose: 'Nur mit Konto: ob die Navigation eingeklappt ist.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/app/area/side-navigation.tsx'],
  },
  {
    name: 'inboxKeys',
    kind: 'Lokaler Speicher',
    purpose: 'Nur für die Redaktion: ob Tasten im Eingang etwas auslösen.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/features/inbox/keys.ts'],
  },
  {
    name: 'inboxFilters-…',
    kind: 'Lokaler Speicher',
    purpose: 'Nur für die Redaktion: Filter des Eingangs, die Sie gespeichert haben.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/features/inbox/saved-filters.ts'],
  },
  {
    name: 'setup-step-…',
    kind: 'Lokaler Speicher',
    purpose: 'Nur mit Konto: bis zu welchem Schritt die Einrichtung erledigt ist.',
    lasts: 'bis die Einrichtung abgeschlossen ist',
    basis: 'notwendig',
    writtenBy: ['web/src/app/company-area/setup-step.ts'],
  },
  {
    name: fileCache,
    kind: 'Zwischenspeicher',
    purpose:
      'Nur für Unternehmen: die Tabelle mit Stellenanzeigen, die Sie ausgewählt und noch nicht übernommen haben, damit Sie sie nicht noch einmal auswählen müssen.',
    lasts: `bis Sie sie übernehmen oder verwerfen, längstens ${periodText(fileKeptDays)} oder bis Sie sich abmelden`,
    basis: 'notwendig',
    writtenBy: ['web/src/core/form/files/kept-file.ts'],
  },
];
