import { Tokenizer } from 'htmlparser2';

/** What is told of HTML while it is read. */
export interface HtmlReader {
  /** A piece of text, its entities decoded, and the place in the source where it stands. */
  readonly text: (text: string, from: number, to: number) => void;
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Only where it is written and something of that name is open: no element is closed on behalf of the author. */
  readonly close: (name: string) => void;
}

/** Of an element; further ones are not told. Millions of them in one list would be more than a thread can hold. */
const mostAttributes = 200;

const ignored = () => undefined;

/**
 * Reads HTML tag by tag. Unlike the parser of the same library it keeps no list of open elements, which takes quadratic time where
 * a hostile text opens elements without end.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  let name = '';
  let attribute = '';
  let value = '';
  let attributes: Record<string, string> = {};
  let attributeCount = 0;
  /** Behind what was read last: an entity begins there. */
  let read = 0;
  const open = new Map<string, number>();
  const opened = (end: number) => {
    open.set(name, (open.get(name) ?? 0) + 1);
    reader.open(name, attributes);
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
        attributes = {};
        attributeCount = 0;
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => {
        value += html.slice(from, to);
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        attributeCount += 1;
        if (attributeCount <= mostAttributes && !Object.hasOwn(attributes, attribute))
          attributes[attribute] = value;
      },
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
