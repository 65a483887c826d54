import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pdf } from '../../../test/form.ts';
import { createApi } from '../http/api.ts';
import { RawResponse } from '../http/raw-response.ts';
import { createHttp } from '../http/http.ts';
import { checkPdf, pdfHeaders, pdfName } from './uploaded-pdf.ts';

const whole = pdf();

/** Builds the smallest possible ZIP, an empty one. */
function zip(comment = 0): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(comment, 20);
  return end;
}

describe('a PDF', () => {
  it.each([
    ['as it is written', whole],
    ['of 3 MB', pdf(3_145_728)],
    ['with blanks behind its end', Buffer.concat([whole, Buffer.from('\r\n \0\0\n')])],
    ['that was changed, with a second end', Buffer.concat([whole, whole.subarray(9)])],
  ])('%s is taken', async (_, bytes) => {
    await expect(checkPdf(bytes)).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a renamed program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(900)])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page with a PDF behind it', Buffer.concat([Buffer.from('<script>1</script>'), whole])],
    ['a blank before the header', Buffer.concat([Buffer.from('\n'), whole])],
    ['a header alone', Buffer.from('%PDF-1.7\n')],
    ['half of one', whole.subarray(0, whole.length / 2)],
    ['an end that no cross-reference leads to', Buffer.from('%PDF-1.7\nhello\n%%EOF\n')],
    ['a page between header and nothing', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')],
    ['a ZIP behind it', Buffer.concat([whole, zip()])],
    [
      'a ZIP behind it that ends as a PDF',
      Buffer.concat([whole, zip(22), Buffer.from('\nstartxref\n12345\n%%EOF\n')]),
    ],
    ['a page behind it', Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])],
    ['thousands of blanks behind it', Buffer.concat([whole, Buffer.alloc(5000, 32)])],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is not %s', async (_, bytes) => {
    await expect(checkPdf(bytes)).rejects.toMatchObject({
      statusCode: 400,
      answer: { errors: { file: ['Nur PDF-Dateien!'] } },
    });
  });
});

describe('a PDF that does something by itself', () => {
  const withObject = (object: string) =>
    Buffer.from(
      whole.toString('latin1').replace('xref\n', `99 0 obj\n${object}\nendobj\nxref\n`),
      'latin1',
    );

  it.each([
    [
      '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
      'Das PDF enthält aktive Inhalte (JavaScript). Bitte speichern Sie es ohne diese, zum Beispiel mit „Drucken“ und „Als PDF speichern“.',
    ],
    [
      '<< /Encrypt 5 0 R >>',
      'Das PDF ist geschützt und lässt sich nicht prüfen. Bitte speichern Sie es ohne Schutz, zum Beispiel mit „Drucken“ und „Als PDF speichern“.',
    ],
    [
      '['.repeat(200),
      'Das PDF lässt sich nicht prüfen. Bitte speichern Sie es neu, zum Beispiel mit „Drucken“ und „Als PDF speichern“.',
    ],
  ])('is refused with the reason: %s', async (object, reason) => {
    await expect(checkPdf(withObject(object))).rejects.toMatchObject({
      statusCode: 400,
      answer: { errors: { file: [reason] } },
    });
  });
});

describe('its name', () => {
  it.each([
    ['Ausbildungsplan.pdf', 'Ausbildungsplan.pdf'],
    ['Bäcker & Möhring (2027).PDF', 'Bäcker & Möhring (2027).pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [String.raw`C:\Users\ute\plan.pdf`, 'plan.pdf'],
    ['plan.pdf.exe', 'plan.pdf.exe.pdf'],
    ['plan', 'plan.pdf'],
    ['zeile\r\nSet-Cookie: x=1.pdf', 'zeile Set-Cookie- x=1.pdf'],
    ['ein\tname\0.pdf', 'ein name.pdf'],
    ['rechnung\u202Efdp.exe', 'rechnungfdp.exe.pdf'],
    ['u\u0308ber.pdf', 'über.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['.pdf', 'Anhang.pdf'],
    ['', 'Anhang.pdf'],
    ['<script>.pdf', '-script-.pdf'],
  ])('%j is shown as %j', (name, shown) => {
    expect(pdfName(name)).toBe(shown);
    expect(pdfName(shown)).toBe(shown);
  });

  it('has at most 200 characters, none of them half', () => {
    expect(pdfName('x'.repeat(500))).toHaveLength(200);
    const pictures = pdfName(`x${'🥐'.repeat(300)}`);
    expect(pictures.length).toBeLessThanOrEqual(200);
    expect(pictures.isWellFormed()).toBe(true);
    expect(pictures).toMatch(/🥐\.pdf$/u);
  });

  it('survives the header, whatever stands in it', () => {
    const headers = pdfHeaders("Bäcker's (Plan)*.pdf");
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''B%C3%A4cker%27s%20%28Plan%29-.pdf",
    );
    expect(pdfHeaders('a"\r\nx: y.pdf')['content-disposition']).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('its answer', () => {
  it('is taken by a browser for nothing else and kept nowhere, whatever other answers say', async () => {
    const app = await createHttp({ trustProxy: false, rateLimits: false });
    const download = endpoint({
      method: 'GET',
      path: 'test/pdf/',
      access: 'public',
      summary: 'A PDF',
      produces: 'application/pdf',
      response: z.any(),
    } as const);
    createApi(app).handle(
      download,
      () => new RawResponse('application/pdf', whole, pdfHeaders('ä.pdf')),
    );
    const { headers, rawPayload } = await app.inject('/api/v1/test/pdf/');
    await app.close();
    expect(rawPayload).toEqual(whole);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%C3%A4.pdf",
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});
