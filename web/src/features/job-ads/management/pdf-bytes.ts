/** How every PDF begins, as the server holds it. */
const header = /^%PDF-[12]\.\d/;

/** Whether a file is a PDF by its first bytes, whatever its name says. One that cannot be read is none. */
export async function isPdf(file: Blob): Promise<boolean> {
  try {
    return header.test(await file.slice(0, 16).text());
  } catch {
    return false;
  }
}

/** The same bytes, which no browser takes for anything else. */
export const asPdf = (file: Blob): Blob => new Blob([file], { type: 'application/pdf' });
