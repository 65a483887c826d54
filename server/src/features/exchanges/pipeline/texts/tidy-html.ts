import { ElementType, parseDocument } from 'htmlparser2';
import { escapeMarkup } from '../../../../core/text/escape-markup.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Node = Nodes[number];

/** A child of an element as HTML; `idle` means that it has no effect at the edge of a paragraph. */
interface Part {
  readonly html: string;
  readonly idle?: 'break' | 'blank';
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** Elements at whose edges a line break has no effect. */
const lined = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Removes line breaks before and after all content, with the blanks outside of them. */
function withoutIdleBreaks(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ idle }) => idle === undefined);
  const last = parts.findLastIndex(({ idle }) => idle === undefined);
  const from = parts.findLastIndex(({ idle }, at) => idle === 'break' && at < first) + 1;
  const to = parts.findIndex(({ idle }, at) => idle === 'break' && at > last);
  return parts.slice(from, to < 0 ? undefined : to);
}

/** Items and headings, which need no paragraph around all their content. */
const ofOneParagraph = /^(?:li|h[1-6])$/;

/** Returns the children of an element, without a paragraph around all of them. */
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
 * Returns clean HTML (core/html/html.ts) without empty elements, without line breaks before or after the content of a paragraph, an item
 * or a heading, and without a paragraph around all content of an item or a heading. Takes time in proportion to its length.
 */
export function tidyHtml(html: string): string {
  return partsOf(parseDocument(html).children)
    .map((part) => part.html)
    .join('');
}
