/** First bytes of every PDF; the server checks the same. */
const header = /^%PDF-[12]\.\d/;

/** Whether a file is a PDF by its first bytes, regardless of its name. False if it cannot be read. */
export async function isPdf(file: Blob): Promise<boolean> {
  try {
    return header.test(await file.slice(0, 16).text());
  } catch {
    return false;
  }
}

/** Returns the same bytes with the type of a PDF, so that browsers treat them as nothing else. */
export const asPdf = (file: Blob): Blob => new Blob([file], { type: 'application/pdf' });
