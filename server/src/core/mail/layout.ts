import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import type { MailPart } from './delivery/outbox.ts';

/** What stands in a mail, and whose board it is. */
export interface MailContent {
  readonly subject: string;
  readonly body: readonly MailPart[];
  /** Null where answers are not read. */
  readonly replyTo: string | null;
  /** Where the board is. */
  readonly home: string;
}

/** Its eta files lie beside this one. What they insert is escaped (`<%=`); nothing is inserted as it is. */
const templates = new Eta({
  views: fileURLToPath(new URL('.', import.meta.url)),
  autoEscape: true,
  cache: true,
});

const sender = 'Lehrpfad – Ausbildung und Praktikum in Sachsen-Anhalt';

/** Who has sent it, and what becomes of an answer. */
function automatic({ replyTo }: MailContent): string {
  const answers =
    replyTo === null ? 'Antworten darauf werden nicht gelesen.' : `Antworten gehen an ${replyTo}.`;
  return `Diese Nachricht wurde automatisch verschickt. ${answers}`;
}

function linesOf(text: string): string[] {
  return text.trim().split(/\r?\n/);
}

/** For the template, which asks for one field after the other. */
function htmlPart(part: MailPart) {
  if (typeof part === 'string') return { paragraph: linesOf(part) };
  return 'quote' in part ? { quote: linesOf(part.quote) } : part;
}

function textPart(part: MailPart): string {
  if (typeof part === 'string') return linesOf(part).join('\n');
  if ('url' in part) return `${part.label}:\n${part.url}`;
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  return linesOf(part.quote)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** The mail as mail programs without HTML show it. A link stands bare on a line of its own. */
export function textOf(content: MailContent): string {
  const { body, home } = content;
  const footer = ['-- ', sender, home, automatic(content)].join('\n');
  return `${[...body.map(textPart), footer].join('\n\n')}\n`;
}

/** The same with buttons, in the one layout of all mails: no pictures, nothing that is fetched, styles inline. */
export function htmlOf(content: MailContent): string {
  const { subject, body, home } = content;
  const said = { subject, home, sender, automatic: automatic(content) };
  return templates.render('./layout', { ...said, parts: body.map(htmlPart) });
}
