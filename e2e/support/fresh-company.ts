import { randomInt } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import type { Named } from '@lehrpfad/contract/fields.ts';
import type { Place } from '@lehrpfad/contract/places.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { APIRequestContext } from '@playwright/test';
import { callApi, demo, openSession } from './login.ts';
import { linkIn, mailTo } from './mailbox.ts';

export interface FreshCompany {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly session: Session;
  /** Its only branch. */
  readonly company: FullCompany;
}

interface Wishes {
  readonly setUp?: boolean;
  /** An imported company that becomes the account's, with its ads. */
  readonly takeOver?: Pick<FullCompany, 'id' | 'name' | 'Address'>;
}

export const freshPassword = 'Kornblume und Mohn im Feld';

/**
 * A company account of its own for a test: asked for, accepted by an editor and activated through its mail, all by API. It may
 * train bakers and retailers; its setup is complete unless something else is said.
 */
export async function freshCompany(
  request: APIRequestContext,
  { setUp = true, takeOver }: Wishes = {},
): Promise<FreshCompany> {
  const number = randomInt(10_000_000);
  const name = takeOver?.name ?? `Probebetrieb ${number}`;
  const email = `probe${number}@betrieb.example`;
  const [place] = await callApi<Place[]>(request, 'GET', 'cities/postcode/?search=39576');
  await callApi(request, 'POST', 'companies/request/post/', {
    data: {
      ...{ name, email, phone: '03931 1234', first_name: 'Pia', last_name: 'Probe' },
      street: takeOver?.Address?.street ?? 'Breite Straße 1',
      City: takeOver?.Address?.City.id ?? place?.id,
    },
  });

  const { access } = await openSession(request, demo.editor);
  const listed = await callApi<{ results: CompanyRequest[] }>(
    request,
    'GET',
    `companies/request/?open=1&search=${number}`,
    { access },
  );
  const names = await callApi<Named[]>(request, 'GET', 'jobnames/all/?filter=1');
  const allowed = names.filter((one) => /^(Bäcker\/-in|Verkäufer\/-in)$/.test(one.name));
  await callApi(request, 'PATCH', `companies/request/patch/${listed.results[0]?.id}/`, {
    access,
    data: {
      status: 2,
      Allowed_apprenticeships: allowed.map(({ id }) => id),
      ...(takeOver && { take_over: takeOver.id }),
    },
  });

  const link = linkIn(
    await mailTo(request, email, 'Ihre Anfrage wurde angenommen'),
    '/konto/aktivieren',
  );
  const { cookies } = await request.storageState();
  await request.post('/konto/aktivieren', {
    form: {
      csrf_token: cookies.find((cookie) => cookie.name === 'csrftoken')?.value ?? '',
      token: new URL(link).searchParams.get('token') ?? '',
      ...{ password: freshPassword, repeated: freshPassword },
    },
  });
  const session = await openSession(request, email, freshPassword);
  if (setUp) {
    await callApi(request, 'PATCH', 'user/patch/own/', {
      access: session.access,
      data: { setup_complete: true },
    });
  }
  const companies = await callApi<FullCompany[]>(request, 'GET', 'companies/own/', {
    access: session.access,
  });
  const [company] = companies;
  if (company === undefined) throw new Error('The account has no company.');
  return {
    email,
    password: freshPassword,
    name,
    session: { ...session, setup_complete: setUp },
    company,
  };
}
