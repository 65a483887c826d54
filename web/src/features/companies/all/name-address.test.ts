import { describe, expect, it } from 'vitest';
import { nameInAddress } from './name-address.ts';

const base = '/redakteure/unternehmensprofil/liste';

describe('the name of a company in an address', () => {
  it.each(['Kern', 'Bäckerei Kern & Söhne', 'A/B GmbH', '100 %', '#1 Bau?', '3 Glocken'])(
    'is read as it was written: %s',
    (name) => {
      expect(nameInAddress(base, `${base}/${encodeURIComponent(name)}`)).toBe(name);
    },
  );

  it('may have been typed by hand', () => {
    expect(nameInAddress(base, `${base}/100%`)).toBe('100%');
  });

  it.each(['', '/', '/12', '/12/bearbeiten', '/neu', '/~search=kern', '/~search=kern/12'])(
    'is not what the list itself writes: %s',
    (rest) => {
      expect(nameInAddress(base, base + rest)).toBeNull();
    },
  );
});
