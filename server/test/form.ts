import sharp from 'sharp';
import { makePdf } from '../src/commands/demo/content/pdf.ts';

export interface FormFile {
  readonly bytes: Buffer;
  readonly name?: string;
  /** The type that the client declares; the server ignores it. */
  readonly type?: string;
}

interface FormParts {
  /** A list is sent as one field per item. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  readonly files?: Readonly<Record<string, FormFile | readonly FormFile[]>>;
}

/** An encoded form. */
export interface FormPayload {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const boundary = 'lehrpfad-test-boundary';

function part(name: string, head: string, content: Buffer): Buffer {
  const disposition = `content-disposition: form-data; name="${name}"${head}`;
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

/** Encodes a form with files as a browser does, for `app.send()` or `http.inject()`. */
export function formOf({ fields = {}, files = {} }: FormParts): FormPayload {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((text) => part(name, '', Buffer.from(text))),
  );
  const sent = Object.entries(files).flatMap(([name, value]) =>
    ([value].flat() as FormFile[]).map(({ bytes, name: file = 'datei.bin', type = 'text/plain' }) =>
      part(name, `; filename="${file}"\r\ncontent-type: ${type}`, bytes),
    ),
  );
  return {
    payload: Buffer.concat([...texts, ...sent, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Makes a picture of one colour. */
export function picture(width = 80, height = 60, background = 'teal'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Makes a PDF of that many bytes, or the smallest one. */
export function pdf(bytes?: number): Buffer {
  const small = makePdf({ title: 'Bäcker', subtitle: 'Stendal', paragraphs: ['Brot.'] });
  if (bytes === undefined) return small;
  // A comment is inserted after the header; this shifts the cross-references, but nothing here reads them.
  const [header, rest] = [small.subarray(0, 9), small.subarray(9)];
  return Buffer.concat([header, Buffer.from(`%${'x'.repeat(bytes - small.length - 2)}\n`), rest]);
}
