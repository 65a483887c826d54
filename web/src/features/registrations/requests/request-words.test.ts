import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { resendState, decisionError } from './request-words.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function request(values: Partial<CompanyRequest>): CompanyRequest {
  return {
    id: 1,
    name: '',
    street: '',
    additional: '',
    weblink: '',
    salutation: 1,
    email: '',
    City: { id: 1, postcode: '', city: '' },
    first_name: '',
    last_name: '',
    phone: '',
    created: '',
    declined_message: '',
    status: 2,
    account_status: 2,
    resend: 0,
    resend_from: null,
    decided_by: '',
    has_account: false,
    Allowed_apprenticeships: [],
    waiting_since: null,
    questions: [],
    joined: null,
    ...values,
  };
}

describe('the mail with the link', () => {
  it('can be sent again for an accepted request whose account is not registered', () => {
    expect(resendState(request({}), now)).toBe('now');
    expect(resendState(request({ account_status: 3 }), now)).toBe('now');
    expect(resendState(request({ account_status: 4, status: 4 }), now)).toBe('never');
    expect(resendState(request({ status: 1, account_status: 1 }), now)).toBe('never');
    expect(resendState(request({ status: 3, account_status: 1 }), now)).toBe('never');
  });

  it('waits until its 24 hours are over', () => {
    const from = '2026-11-21T10:00:01.000Z';
    expect(resendState(request({ resend_from: from }), now)).toEqual({ from });
    expect(resendState(request({ resend_from: from }), now + 1000)).toBe('now');
  });
});

describe('a decision that was refused', () => {
  const conflict = (current: object) =>
    new ApiError(409, { detail: 'Schon entschieden.', code: 'conflict', current: { ...current } });

  it('says how it stands now, and who has decided', () => {
    expect(
      decisionError(conflict({ status: 3, decided_by: 'Eva Redlich', waiting_since: null })),
    ).toBe('Schon entschieden. Stand jetzt: Abgelehnt, entschieden von Eva Redlich.');
    expect(decisionError(conflict({ status: 4, decided_by: '', waiting_since: null }))).toBe(
      'Schon entschieden. Stand jetzt: Fertig registriert.',
    );
    expect(
      decisionError(conflict({ status: 1, decided_by: '', waiting_since: '2026-11-21' })),
    ).toBe('Schon entschieden. Stand jetzt: Wartet auf Antwort.');
  });

  it('is left to others where nothing is known about it', () => {
    expect(decisionError(new ApiError(500))).toBeUndefined();
    expect(
      decisionError(new ApiError(409, { code: 'account_exists', current: {} })),
    ).toBeUndefined();
    expect(decisionError(new Error('?'))).toBeUndefined();
  });
});
