import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { Sheet } from '../../../core/print/sheet.tsx';

interface CodesSheetProps {
  readonly codes: readonly string[];
  readonly isChosen: boolean;
}

/** Recovery codes on paper. */
export function CodesSheet({ codes, isChosen }: CodesSheetProps) {
  return (
    <Sheet
      isChosen={isChosen}
      kind="Anmeldung"
      title="Wiederherstellungscodes"
      url={new URL(hrefOf(paths.login), location.origin).href}
      urlLabel="Zur Anmeldung"
    >
      <p>Jeder Code ersetzt einmal Ihr Gerät. Heben Sie sie getrennt von Ihrem Passwort auf.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
