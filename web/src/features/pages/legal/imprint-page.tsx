import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection, LegalText } from './legal-section.ts';
import { Lines, Phone } from './lines.tsx';
import { foreignLanguage, t } from '../../../core/texts/texts.ts';
import { MailLink } from '../../../core/ui/text/mail-text.tsx';
import { SourcesAndLicences } from './sources.tsx';

/** The operator of the board (§ 5 DDG, § 18 MStV), and the sources of its data and pictures. */
export const imprint: LegalText = {
  title: 'Impressum',
  name: t('Impressum'),
  lead: 'Wer dieses Angebot betreibt, wie Sie uns erreichen und woher Daten und Bilder kommen.',
  path: paths.imprint,
  plain: 'imprint',
  sections: (operator) => [...aboutOperator(operator), ...aboutContents(operator)],
};

export function ImprintPage() {
  return <LegalPage {...imprint} />;
}

/** Returns the address of a page that the server renders, which then keeps the language of this page. */
function inLanguage(path: string): string {
  const foreign = foreignLanguage();
  return foreign ? `${path}?lang=${foreign.language}` : path;
}

function Provider({ name, legal_form, address, phone, email }: OperatorData) {
  return (
    <>
      <p>Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG):</p>
      <address>
        <p>
          <strong>{name}</strong>
          <br />
          {legal_form}
          <br />
          <Lines text={address} />
        </p>
        <p>
          Telefon: <Phone number={phone} />
          <br />
          E-Mail: <MailLink address={email} />
        </p>
      </address>
      <p>
        Am schnellsten erreichen Sie die richtige Stelle über das{' '}
        <a href={hrefOf(paths.contact)}>Kontaktformular</a>. Die E-Mail-Adresse ist auch die
        Kontaktstelle nach den Art. 11 und 12 der Verordnung (EU) 2022/2065, auf Deutsch.
      </p>
    </>
  );
}

function aboutOperator(operator: OperatorData): readonly LegalSection[] {
  const { vat_id } = operator;
  return [
    {
      id: 'anbieter',
      title: 'Anbieter',
      content: <Provider {...operator} />,
    },
    {
      id: 'vertretung',
      title: 'Vertretungsberechtigt',
      content: (
        <p>
          <Lines text={operator.representative} />
        </p>
      ),
    },
    {
      id: 'aufsicht',
      title: 'Aufsichtsbehörde',
      content: (
        <p>
          <Lines text={operator.supervision} />
        </p>
      ),
    },
    ...(vat_id === null
      ? []
      : [
          {
            id: 'umsatzsteuer',
            title: 'Umsatzsteuer-Identifikationsnummer',
            content: <p>{vat_id} (nach § 27a des Umsatzsteuergesetzes)</p>,
          },
        ]),
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      content: (
        <>
          <p>Nach § 18 Abs. 2 des Medienstaatsvertrags (MStV):</p>
          <address>
            <p>
              <Lines text={operator.responsible} />
            </p>
          </address>
        </>
      ),
    },
  ];
}

function aboutContents({ name }: OperatorData): readonly LegalSection[] {
  return [
    { id: 'quellen', title: 'Quellen und Lizenzen', content: <SourcesAndLicences /> },
    {
      id: 'haftung',
      title: 'Inhalte und Links',
      content: (
        <>
          <p>
            Für eigene Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich.
            Stellenanzeigen und Veranstaltungen stellen die Unternehmen selbst ein oder sie kommen
            aus anderen Börsen; dann steht die Quelle an der Anzeige. Für diese fremden Inhalte
            gelten die Art. 6 und 8 der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste):
            Wir überwachen sie nicht ständig, entfernen sie aber, sobald wir von einem Rechtsverstoß
            erfahren. Bitte melden Sie uns solche Inhalte über das{' '}
            <a href={hrefOf(paths.contact)}>Kontaktformular</a>.
          </p>
          <p>
            Diese Website verweist auf Seiten anderer Anbieter. Für deren Inhalte sind diese selbst
            verantwortlich. Als wir die Links gesetzt haben, waren keine Rechtsverstöße zu erkennen.
          </p>
        </>
      ),
    },
    {
      id: 'urheberrecht',
      title: 'Urheberrecht',
      content: (
        <p>
          Texte der Redaktion gehören {name}. Texte, Logos und Dateien der Anzeigen gehören den
          Unternehmen, die sie eingestellt haben. Wer sie außerhalb der Grenzen des
          Urheberrechtsgesetzes verwenden möchte, braucht deren Zustimmung. Unter welchen
          Bedingungen andere Programme und Websites zeigen dürfen, was hier öffentlich ist, steht
          bei der Schnittstelle und den offenen Daten.
        </p>
      ),
    },
    {
      id: 'weiterverwenden',
      title: 'Für andere Programme und Websites',
      content: (
        <p>
          <a href={inLanguage('/schnittstelle')}>Schnittstelle</a>,{' '}
          <a href={inLanguage('/opendata')}>offene Daten</a> und{' '}
          <a href={inLanguage('/einbetten')}>Stellen auf Ihrer Website zeigen</a>.
        </p>
      ),
    },
  ];
}
