import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';

/** A page that the server writes itself: it works without scripts, for people who come from a mail. */
export interface ServerPage {
  readonly title: string;
  /** HTML, as a template made it: what people typed is escaped in it. */
  readonly body: string;
  /** 200 unless something else is said. */
  readonly status?: number;
  /** Its form was sent with something wrong in it; the title of the window says so first. */
  readonly hasErrors?: boolean;
  /** Its form asks for a password: the page brings the script that shows what is typed and says what is wrong with it. */
  readonly hasPassword?: boolean;
}

/**
 * The eta files of a folder. What they insert is escaped (`<%=`); `<%~` is for HTML that another of them made.
 * @param folder URL of it, with a slash at its end
 */
export function openTemplates(folder: URL): (name: string, data: object) => string {
  const templates = new Eta({ views: fileURLToPath(folder), autoEscape: true, cache: true });
  return (name, data) => templates.render(`./${name}`, data);
}

const here = new URL('.', import.meta.url);
const assets = new URL('../../../../web/dist/assets/', here);

/** The application's typeface, where it is built; else the pages take what it falls back to. */
function typeface(): string {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return [400, 700]
    .map((weight) => {
      const begin = `atkinson-hyperlegible-latin-${weight}-normal-`;
      const file = names.find((name) => name.startsWith(begin) && name.endsWith('.woff2'));
      if (file === undefined) return '';
      return `@font-face { font-family: 'Atkinson Hyperlegible'; font-weight: ${weight}; font-display: swap; src: url('/assets/${file}') format('woff2'); }\n`;
    })
    .join('');
}

const render = openTemplates(here);

export const stylesheet = typeface() + readFileSync(new URL('style.css', here), 'utf8');
export const stylesheetVersion = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);
export const stylesheetPath = '/server-pages.css';

const script = readFileSync(new URL('password.js', here), 'utf8');

/** For a Content-Security-Policy: the pages' one script, to the letter, and no other. */
export const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The whole document around a page's body, which stands below its title. */
export function renderPage({ title, body, hasErrors, hasPassword }: ServerPage): string {
  const style = `${stylesheetPath}?v=${stylesheetVersion}`;
  return render('layout', { title, body, hasErrors, style, script: hasPassword && script });
}

/** A page of a few sentences and the ways on from there. */
export function messagePage(message: {
  title: string;
  paragraphs: readonly string[];
  ways?: readonly { readonly label: string; readonly url: string }[];
  status?: number;
}): ServerPage {
  const { title, paragraphs, ways = [], status = 200 } = message;
  return { title, status, body: render('message', { paragraphs, ways }) };
}
