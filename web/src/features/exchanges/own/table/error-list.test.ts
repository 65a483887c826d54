import { describe, expect, it } from 'vitest';
import { errorList } from './error-list.ts';

const row = {
  row: 3,
  title: '=WEBSERVICE("x")',
  job_name: '',
  branch: '',
  outcome: 'rejected' as const,
  reason: '',
  job_ad: null,
  errors: [
    { column: 'Titel', message: 'Max. 100 Zeichen!' },
    { column: '', message: 'Zeile; "doppelt"' },
  ],
};

describe('the list of errors', () => {
  it('has a line for each error, in which nothing is a formula', async () => {
    const text = await errorList([row, { ...row, errors: [] }]).text();
    expect(text.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
      'Zeile;Titel;Spalte;Fehler',
      '3;"\'=WEBSERVICE(""x"")";Titel;Max. 100 Zeichen!',
      '3;"\'=WEBSERVICE(""x"")";;"Zeile; ""doppelt"""',
    ]);
  });
});
