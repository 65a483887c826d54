import { describe, expect, it } from 'vitest';
import { asPdf, isPdf } from './pdf-bytes.ts';

describe('a file that is opened', () => {
  it('is a PDF by its bytes, not by its name or type', async () => {
    expect(await isPdf(new Blob(['%PDF-1.7\n…']))).toBe(true);
    const type = 'application/pdf';
    for (const text of ['<script>alert(1)</script>', '', 'x%PDF-1.7', '%PDF-'])
      expect(await isPdf(new File([text], 'Flyer.pdf', { type }))).toBe(false);
  });

  it('that cannot be read is none', async () => {
    const broken = { slice: () => ({ text: () => Promise.reject(new Error('gone')) }) };
    expect(await isPdf(broken as unknown as Blob)).toBe(false);
  });

  it('is opened as a PDF and nothing else', () => {
    expect(asPdf(new Blob(['%PDF-1.7'], { type: 'text/html' })).type).toBe('application/pdf');
  });
});
