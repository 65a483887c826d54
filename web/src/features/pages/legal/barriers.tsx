import type { ReactNode } from 'react';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import styles from './barriers.module.css';

interface Barrier {
  readonly what: string;
  readonly why: string;
  readonly instead: ReactNode;
}

const report = <a href={hrefOf(paths.reportBarrier)}>Sagen Sie uns Bescheid</a>;

/** Known barriers, each with its reason and an alternative. */
const barriers: readonly Barrier[] = [
  {
    what: 'PDF-Dateien an Stellenanzeigen und in den Fragen und Antworten',
    why: 'Unternehmen und Redaktion laden sie hoch. Viele sind nicht ausgezeichnet (ohne Überschriften, Lesereihenfolge und Alternativtexte). Das Programm kann sie nicht nachbessern.',
    instead: (
      <>
        Das Wesentliche steht im Text der Anzeige; Ansprechpersonen sind dort mit Telefon und E-Mail
        genannt. {report}, dann besorgen wir den Inhalt in zugänglicher Form.
      </>
    ),
  },
  {
    what: 'Texte von Unternehmen und aus anderen Börsen',
    why: 'Sie werden nicht von uns geschrieben. Wir bereinigen ihren Aufbau und ordnen Überschriften ein, doch Sprache, Linktexte und fremdsprachige Teile können schwer verständlich oder nicht ausgezeichnet sein.',
    instead:
      'Titel, Beruf, Ort, Beginn und Ansprechpersonen stehen in jeder Anzeige einheitlich an derselben Stelle.',
  },
  {
    what: 'Die Karte der Ergebnisse',
    why: 'Lage und Entfernung auf einer gezeichneten Karte lassen sich nicht vollständig als Text wiedergeben. Mit Screenreadern ist sie nur eingeschränkt nutzbar.',
    instead:
      'Alle Stellen der Karte stehen auch in der Liste, mit Ort und Postleitzahl; Ort und Umkreis lassen sich als Filter wählen.',
  },
  {
    what: 'Bilder und Logos von Unternehmen',
    why: 'Wer sie hochlädt, schreibt keine Bildbeschreibung. Das Programm nennt das Unternehmen oder kennzeichnet sie als Schmuck.',
    instead:
      'Kein Bild trägt eine Information, die nicht auch im Text steht; bei Plakaten von Events kann das anders sein. Fragen Sie dann das Unternehmen oder uns.',
  },
  {
    what: 'Deutsche Gebärdensprache und Leichte Sprache',
    why: 'Es gibt noch keine Videos in Gebärdensprache. Die Texte in Einfacher Sprache sind leichter als unsere anderen, aber nicht nach den Regeln der Leichten Sprache geprüft.',
    instead:
      'Die Informationsseiten und die längeren Texte gibt es in Einfacher Sprache; der Schalter dafür steht unten auf jeder Seite.',
  },
];

export function Barriers() {
  return (
    <>
      <p>Diese Inhalte sind noch nicht oder nur zum Teil barrierefrei:</p>
      <ul className={styles.list}>
        {barriers.map(({ what, why, instead }) => (
          <li key={what} className={styles.item}>
            <h3 className={styles.what}>{what}</h3>
            <p>
              <strong>Warum:</strong> {why}
            </p>
            <p>
              <strong>Stattdessen:</strong> {instead}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
