import type { makeRequests } from '../companies/requests.ts';
import type { Ids } from '../rows.ts';

type Requests = ReturnType<typeof makeRequests>;

const accepted = 2;

type Request = Requests['rows'][number];

/** Makes the row of an account without a password. */
function userRow(
  { email, salutation, first_name, last_name, last_sent_at: at }: Request,
  id: number,
) {
  return {
    id,
    email,
    permission: 3,
    salutation,
    first_name,
    last_name,
    password_hash: null,
    active: false,
    validated: true,
    setup_complete: false,
    created_at: at,
    last_updated: at,
  };
}

function contactRow(request: Request, id: number, user_id: number) {
  const { first_name, last_name, email, phone, last_sent_at: last_updated } = request;
  return {
    id,
    user_id,
    company_id: null,
    first_name,
    last_name,
    role: '',
    email,
    phone,
    last_updated,
  };
}

/** Makes the rows of one accepted request. */
function rowsOf(request: Request, apprenticeships: Requests['apprenticeships'], ids: Ids) {
  const { last_sent_at: at, name, weblink, street, additional, place_id } = request;
  const user_id = ids.next('users');
  const address_id = ids.next('addresses');
  const company_id = ids.next('companies');
  const contact_person_id = ids.next('contact_persons');
  return {
    request: { ...request, user_id },
    user: userRow(request, user_id),
    address: { id: address_id, street, additional, place_id },
    company: {
      id: company_id,
      name,
      logo: null,
      locked: false,
      address_id,
      weblink,
      external: false,
      user_id,
      created_at: at,
      last_updated: at,
    },
    apprenticeships: apprenticeships
      .filter(({ company_request_id }) => company_request_id === request.id)
      .map(({ job_name_id }) => ({ company_id, job_name_id })),
    contact: contactRow(request, contact_person_id, user_id),
    attached: { company_id, contact_person_id },
  };
}

/**
 * Makes the rows of accepted requests: an account without a password, with its company and contact person. Their columns have the
 * same order as in the other rows of the tables.
 */
export function makeAccepted({ rows, apprenticeships }: Requests, ids: Ids) {
  const made = rows
    .filter(({ status }) => status === accepted)
    .map((request) => rowsOf(request, apprenticeships, ids));
  const byId = new Map(made.map(({ request }) => [request.id, request]));
  return {
    requests: rows.map((row) => byId.get(row.id) ?? row),
    users: made.map(({ user }) => user),
    addresses: made.map(({ address }) => address),
    companies: made.map(({ company }) => company),
    apprenticeships: made.flatMap((one) => one.apprenticeships),
    persons: made.map(({ contact }) => contact),
    attached: made.map(({ attached }) => attached),
  };
}
