import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { berlinToday, formatDate } from '../text/dates.ts';
import { fitsQrCode, QrCode } from './qr-code.tsx';
import { t } from '../texts/texts.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  /** Whether the sheet prints the list of the page; the sheet of an open detail takes precedence. */
  readonly isList?: boolean;
  /** Whether its print button was pressed; this sheet takes precedence over all others. */
  readonly isChosen: boolean;
  /** Whether it hangs on a door: A3, everything larger, and a code that can be scanned from a metre away. */
  readonly isPoster?: boolean | undefined;
  /** Kind of the printed object: 'Ausbildungsplatz', 'Event'. */
  readonly kind: string;
  readonly title: ReactNode;
  readonly owner?: string | undefined;
  /** URL of the page on the web. */
  readonly url: string;
  /** Description of the page to which the QR code leads. */
  readonly urlLabel: string;
  /** Visible characters of running text: long text is printed smaller. */
  readonly textLength?: number;
  readonly children: ReactNode;
}

/** Number of characters from which the text is smaller and in two columns. */
const long = 1_800;
const veryLong = 3_400;

/** Width of a poster's code before the sheet is enlarged to A3: 85 mm then, a tenth of the distance from which it is scanned. */
const posterCodeMm = 60;

/** Printed instead of the page: one sheet of paper with a QR code to the page. Hidden on the screen. */
export function Sheet(props: SheetProps) {
  const { isList = false, isChosen, isPoster = false, textLength = 0 } = props;
  const density = textLength > veryLong ? 'densest' : textLength > long ? 'dense' : undefined;
  return createPortal(
    <article
      className={styles.sheet}
      data-sheet={isList ? 'list' : 'open'}
      data-chosen={isChosen || undefined}
      data-density={density}
      data-paper={isPoster ? 'a3' : undefined}
    >
      <SheetHead {...props} />
      {props.children}
    </article>,
    document.body,
  );
}

/** Title with the link to what is printed. A list of hundreds of ads has a link that neither a code can hold nor a person can type. */
export function SheetHead({ kind, title, owner, url, urlLabel, isPoster = false }: SheetProps) {
  const isTypable = fitsQrCode(url);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <p className={styles.kind}>
          <b>Lehrpfad · {kind}</b> {t('· Gedruckt am {date}', { date: formatDate(berlinToday()) })}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {owner && <p className={styles.owner}>{owner}</p>}
        {isTypable && <p className={styles.url}>{url}</p>}
      </div>
      {isTypable && (
        <figure className={styles.code}>
          <QrCode
            text={url}
            label={t('QR-Code: {url}', { url: urlLabel })}
            minMm={isPoster ? posterCodeMm : undefined}
          />
          <figcaption>{urlLabel}</figcaption>
        </figure>
      )}
    </header>
  );
}

interface SheetPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function SheetPart({ heading, children }: SheetPartProps) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Places parts of a sheet side by side. */
export function SheetColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Facts by name, without those that have no value. */
export function SheetFacts({ facts }: { readonly facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Lines of an address or a contact, without empty ones. */
export function SheetLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles.lines}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
