import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import { brandColour } from '@lehrpfad/regions/parts/colours.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { wordsOf, type PageWords } from '../text/page-words.ts';
import type { MailPart } from './delivery/outbox.ts';

/** The content of a mail and the board's address. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  /** Null if replies are not read. */
  readonly replyTo: string | null;
  /** Language of the mail; German by default. */
  readonly language?: Language;
  /** URL of the board. */
  readonly home: string;
}

/** Its eta files are in this folder. All inserted values are escaped (`<%=`). */
const templates = new Eta({
  views: fileURLToPath(new URL('.', import.meta.url)),
  autoEscape: true,
  cache: true,
});

const senderIn = ({ t, translated }: PageWords) =>
  `Lehrpfad – ${t('Ausbildung und Praktikum {inState}', { inState, state: translated(stateName) })}`;

/** Says that the mail was sent automatically, and who receives replies. */
function automatic({ replyTo }: MailContent, { t }: PageWords): string {
  return replyTo === null
    ? t('Diese Nachricht wurde automatisch verschickt. Antworten darauf werden nicht gelesen.')
    : t('Diese Nachricht wurde automatisch verschickt. Antworten gehen an {replyTo}.', {
        replyTo,
      });
}

function linesOf(text: string): string[] {
  return text.trim().split(/\r?\n/);
}

/** Converts a part for the template, which checks one field after the other. */
function htmlPart(part: MailPart) {
  if (typeof part === 'string') return { paragraph: linesOf(part) };
  return 'quote' in part ? { quote: linesOf(part.quote) } : part;
}

function textPart(part: MailPart): string {
  if (typeof part === 'string') return linesOf(part).join('\n');
  if ('url' in part) return `${part.label}:\n${part.url}`;
  if ('links' in part)
    return part.links
      .map(({ text, detail, url }) => [`- ${text}`, detail, url].filter(Boolean).join('\n'))
      .join('\n');
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  return linesOf(part.quote)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Renders the mail as plain text. A link stands alone on its own line. */
export function textOf(content: MailContent): string {
  const { body, home, language = 'de' } = content;
  const words = wordsOf(language);
  const footer = ['-- ', senderIn(words), home, automatic(content, words)].join('\n');
  return `${[...body.map(textPart), footer].join('\n\n')}\n`;
}

/** Renders the mail as HTML with buttons, in the layout of all mails: no pictures, no external resources, inline styles. */
export function htmlOf(content: MailContent): string {
  const { subject, body, home, language = 'de' } = content;
  const words = wordsOf(language);
  const said = {
    ...words,
    subject,
    home,
    brand: brandColour,
    sender: senderIn(words),
    automatic: automatic(content, words),
  };
  return templates.render('./layout', { ...said, parts: body.map(htmlPart) });
}
