import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import { accessibilityLaw } from '@lehrpfad/regions/parts/legal.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { Assessment } from './assessment.tsx';
import { Barriers } from './barriers.tsx';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection, LegalText } from './legal-section.ts';
import { Lines, Phone, Web } from './lines.tsx';
import { t } from '../../../core/texts/texts.ts';
import { MailLink } from '../../../core/ui/text/mail-text.tsx';
import { lastProof } from './proof-result.ts';

/** The accessibility statement that the state's law requires. */
export const accessibility: LegalText = {
  title: 'Erklärung zur Barrierefreiheit',
  name: t('Barrierefreiheit'),
  lead: 'Alle sollen Lehrpfad benutzen können. Hier steht, wie weit das gelingt, woran es noch fehlt und wie Sie uns Barrieren melden.',
  path: paths.accessibility,
  plain: 'accessibility',
  sections: statement,
};

export function AccessibilityPage() {
  return <LegalPage {...accessibility} />;
}

function statement(operator: OperatorData): readonly LegalSection[] {
  const proof = lastProof();
  return [
    { id: 'geltung', title: 'Für wen sie gilt', content: <Scope {...operator} /> },
    {
      id: 'stand',
      title: 'Stand der Vereinbarkeit',
      content: <Status findings={proof?.findings} />,
    },
    { id: 'barrieren', title: 'Nicht barrierefreie Inhalte', content: <Barriers /> },
    { id: 'pruefung', title: 'Wie geprüft wurde', content: <Assessment proof={proof} /> },
    { id: 'melden', title: 'Barriere melden', content: <Feedback {...operator} /> },
    { id: 'ombudsstelle', title: accessibilityLaw.mediator.name, content: <Mediator /> },
  ];
}

function Scope({ name }: OperatorData) {
  return (
    <>
      <p>
        Diese Erklärung gilt für den Internetauftritt Lehrpfad von {name} mit allen seinen Seiten:
        die öffentlichen Seiten, den Bereich für Unternehmen und den Bereich der Redaktion.
      </p>
      <p>
        Rechtsgrundlage sind {accessibilityLaw.laws}, die die Richtlinie (EU) 2016/2102 umsetzen.
        Maßstab ist die Norm EN 301 549, die auf die Richtlinien WCAG 2.1 in der Stufe AA verweist.
        Unser eigenes Ziel geht weiter: WCAG 2.2 in der Stufe AA.
      </p>
    </>
  );
}

function Status({ findings }: { readonly findings: number | undefined }) {
  return (
    <>
      <p>
        Der Auftritt ist mit diesen Anforderungen <strong>teilweise vereinbar</strong>. Der Grund
        sind die Inhalte, die im nächsten Abschnitt stehen.
      </p>
      {findings === 0 && (
        <p>
          An Aufbau und Bedienung der Seiten selbst hat unsere letzte Prüfung keinen Fehler mehr
          gefunden.
        </p>
      )}
      {findings !== undefined && findings > 0 && (
        <p>
          Unsere letzte Prüfung hat außerdem{' '}
          {findings === 1 ? 'einen Fehler' : `${findings} Fehler`} an den Seiten selbst gefunden.
          Wir arbeiten daran.
        </p>
      )}
    </>
  );
}

function Feedback({ email, phone, name }: OperatorData) {
  return (
    <>
      <p>
        Sind Ihnen Barrieren aufgefallen, oder brauchen Sie einen Inhalt in einer Form, die für Sie
        zugänglich ist? Sagen Sie es uns:
      </p>
      <ul>
        <li>
          über das Formular <a href={hrefOf(paths.reportBarrier)}>Barriere melden</a>, das Sie unten
          auf jeder Seite finden,
        </li>
        <li>
          per E-Mail an <MailLink address={email} />,
        </li>
        <li>
          telefonisch unter <Phone number={phone} /> ({name}).
        </li>
      </ul>
      <p>
        Wir antworten innerhalb eines Monats ({accessibilityLaw.answerWithinAMonth}). Schreiben Sie
        uns am besten dazu, auf welcher Seite Sie waren und womit Sie sie benutzen.
      </p>
    </>
  );
}

function Mediator() {
  const { name, law, address, website, websiteName } = accessibilityLaw.mediator;
  return (
    <>
      <p>
        Haben wir nicht innerhalb eines Monats geantwortet, oder sind Sie mit unserer Antwort nicht
        einverstanden, können Sie sich an die {name} nach {law} wenden. Das kann jeder Mensch, und
        es kostet nichts. Die {name} versucht, gemeinsam mit Ihnen und uns eine Einigung zu finden,
        damit die Barriere verschwindet.
      </p>
      <address>
        <p>
          <Lines text={address.join('\n')} />
        </p>
      </address>
      <p>
        Wie Sie sich beschweren können, mit Formular, Telefonnummer und E-Mail-Adresse, steht bei
        der <Web href={website}>{websiteName}</Web>.
      </p>
    </>
  );
}
