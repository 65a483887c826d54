/** Removes style elements and renames style attributes in pasted HTML: the Content-Security-Policy would report them. */
export function withoutStyles(html: string): string {
  const [first = '', ...rest] = html.split(/<style\b/i);
  // An unclosed style element contains all that follows, for a browser too.
  const behind = rest.map((part) => {
    const end = /<\/style\s*>/i.exec(part);
    return end === null ? '' : part.slice(end.index + end[0].length);
  });
  return [first, ...behind]
    .join('')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
}

/** Returns the elements that have the same meaning as an inline style. */
export function marksOf(style: string): string[] {
  const declarations = style.split(';').map((text) => {
    const [name = '', ...value] = text.split(':');
    return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
  });
  const value = (...names: readonly string[]) =>
    declarations.find(({ name }) => names.includes(name))?.value ?? '';
  const marks = [];
  if (/^(bold(er)?|[6-9]00)$/i.test(value('font-weight'))) marks.push('strong');
  if (/^italic$/i.test(value('font-style'))) marks.push('em');
  if (/underline/i.test(value('text-decoration', 'text-decoration-line'))) marks.push('u');
  return marks;
}

const isPlainBold = (element: Element) =>
  element.localName === 'b' && /font-weight\s*:\s*(normal|400)/i.test(styleOf(element));
const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/**
 * Replaces tables, which texts cannot contain, by a line for each row: the editor would join the cells and rows without a blank between
 * their words.
 */
function withoutTables(body: HTMLElement): void {
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map(({ cells }) => {
      const line = body.ownerDocument.createElement('div');
      for (const cell of cells)
        line.append(...(line.hasChildNodes() ? [' '] : []), ...cell.childNodes);
      return line;
    });
    table.replaceWith(...(table.caption?.childNodes ?? []), ...rows);
  }
}

/** Converts pasted HTML for the editor's schema: the inline styles of word processors become elements, and tables lines. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll('[data-style]')) {
    // Google Docs wraps everything in such an element.
    if (isPlainBold(element)) element.replaceWith(...element.childNodes);
    else for (const mark of marksOf(styleOf(element))) wrapInside(element, mark);
    element.removeAttribute('data-style');
  }
  for (const link of body.querySelectorAll('a')) {
    for (const name of ['target', 'rel', 'class']) link.removeAttribute(name);
  }
  withoutTables(body);
  return body.innerHTML;
}

function wrapInside(element: Element, mark: string): void {
  // A heading is already bold, and a link already underlined.
  if (/^(h[1-6]|a)$/.test(element.localName) || element.closest('a')) return;
  const wrapper = element.ownerDocument.createElement(mark);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
