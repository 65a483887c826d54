/** Text of a page: a title, a subtitle, and paragraphs. */
export interface PdfText {
  readonly title: string;
  readonly subtitle: string;
  readonly paragraphs: readonly string[];
}

const lineLength = 88;

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** Encodes a string of the page's content: escapes brackets, replaces characters outside Latin-1. */
function literal(text: string): string {
  const safe = text.replace(/[^\x20-\xff]/g, '-').replace(/[\\()]/g, '\\$&');
  return `(${safe})`;
}

function pageContent({ title, subtitle, paragraphs }: PdfText): string {
  const show = (line: string) => `${literal(line)} Tj T*`;
  const body = paragraphs.flatMap((text) => [...wrap(text).map(show), 'T*']);
  return [
    '0.05 0.4 0.42 rg',
    '0 790 595 6 re f',
    '0.1 0.15 0.18 rg',
    'BT',
    '/F2 20 Tf 26 TL 56 728 Td',
    ...wrap(title).map(show),
    '/F1 12 Tf 30 TL',
    show(subtitle),
    '/F1 11 Tf 17 TL',
    ...body,
    'ET',
  ].join('\n');
}

/** Makes a small valid PDF of one A4 page. */
export function makePdf(text: PdfText): Buffer {
  const content = pageContent(text);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R' +
      ' /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(text.title)} >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\n`;
  return Buffer.from(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`, 'latin1');
}
