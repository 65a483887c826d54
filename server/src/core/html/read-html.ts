import { Tokenizer } from 'htmlparser2';

/** Callbacks for the parts of an HTML text. */
export interface HtmlReader {
  /** A piece of text with its entities decoded, and its position in the source. */
  readonly text: (text: string, from: number, to: number) => void;
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Called only for written end tags of an open element: missing end tags are not added. */
  readonly close: (name: string) => void;
}

/** Further attributes of an element are ignored: a list of millions would need too much memory. */
const maxAttributes = 200;

const ignored = () => undefined;

/** Collects the attributes of one tag after the other. */
function collectAttributes(html: string) {
  let attribute = '';
  let value = '';
  let attributes: Record<string, string> = {};
  let count = 0;
  return {
    begin: () => {
      attributes = {};
      count = 0;
    },
    all: () => attributes,
    callbacks: {
      onattribname: (from: number, to: number) => {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from: number, to: number) => {
        value += html.slice(from, to);
      },
      onattribentity: (code: number) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        count += 1;
        if (count <= maxAttributes && !Object.hasOwn(attributes, attribute))
          attributes[attribute] = value;
      },
    },
  };
}

/**
 * Reads HTML tag by tag. Unlike the parser of the same library it keeps no list of open elements, which would take quadratic time
 * if a malicious text opens elements without end.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  let name = '';
  const attributes = collectAttributes(html);
  /** The position after the last token; an entity begins there. */
  let read = 0;
  const open = new Map<string, number>();
  const opened = (end: number) => {
    open.set(name, (open.get(name) ?? 0) + 1);
    reader.open(name, attributes.all());
    read = end + 1;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, to) => {
        reader.text(html.slice(from, to), from, to);
        read = to;
      },
      ontextentity: (code, to) => {
        reader.text(String.fromCodePoint(code), read, to);
        read = to;
      },
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes.begin();
      },
      ...attributes.callbacks,
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (from, to) => {
        const closed = html.slice(from, to).toLowerCase();
        const count = open.get(closed) ?? 0;
        if (count > 0) {
          open.set(closed, count - 1);
          reader.close(closed);
        }
        read = to + 1;
      },
      oncomment: ignored,
      oncdata: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
