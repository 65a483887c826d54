import { ElementType, parseDocument } from 'htmlparser2';
import { escapeMarkup } from '../../../../core/text/escape-markup.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Node = Nodes[number];

/** Something inside an element, as it is written; `idle` says nothing to a reader at the edge of a paragraph. */
interface Part {
  readonly html: string;
  readonly idle?: 'break' | 'blank';
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** Elements at whose edges a line break breaks nothing. */
const lined = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Without line breaks before or behind all that is said, and the blanks on their outer side. */
function withoutIdleBreaks(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ idle }) => idle === undefined);
  const last = parts.findLastIndex(({ idle }) => idle === undefined);
  const from = parts.findLastIndex(({ idle }, at) => idle === 'break' && at < first) + 1;
  const to = parts.findIndex(({ idle }, at) => idle === 'break' && at > last);
  return parts.slice(from, to < 0 ? undefined : to);
}

/** Items and headings, which need no paragraph around all that they say. */
const ofOneParagraph = /^(?:li|h[1-6])$/;

/** What an element says; without a paragraph around all of it. */
function saidBy({ name, children }: { readonly name: string; readonly children: Nodes }): Nodes {
  if (!ofOneParagraph.test(name)) return children;
  const said = children.filter((node) => node.type !== ElementType.Text || node.data.trim() !== '');
  const [only] = said;
  const isParagraph = said.length === 1 && only?.type === ElementType.Tag && only.name === 'p';
  return isParagraph ? only.children : children;
}

function partOf(node: Node): Part | undefined {
  if (node.type === ElementType.Text) {
    const html = escapeMarkup(node.data);
    return node.data.trim() === '' ? { html, idle: 'blank' } : { html };
  }
  if (node.type !== ElementType.Tag) return undefined;
  if (node.name === 'br') return { html: '<br />', idle: 'break' };
  const parts = partsOf(saidBy(node));
  if (parts.every(({ idle }) => idle !== undefined)) return undefined;
  const inner = lined.has(node.name) ? withoutIdleBreaks(parts) : parts;
  const html = inner.map((part) => part.html).join('');
  return { html: `<${node.name}${attributes(node.attribs)}>${html}</${node.name}>` };
}

const partsOf = (nodes: Nodes): readonly Part[] => nodes.flatMap((node) => partOf(node) ?? []);

/**
 * Clean HTML (core/html/html.ts) without elements in which nothing is left, without line breaks before or behind all that a
 * paragraph, an item or a heading says, and without a paragraph around all that an item or a heading says. Takes time in proportion to its length.
 */
export function tidyHtml(html: string): string {
  return partsOf(parseDocument(html).children)
    .map((part) => part.html)
    .join('');
}
