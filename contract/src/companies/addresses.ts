import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { idParameter } from '../core/fields.ts';
import { address, addressForm } from './companies.ts';

export const readAddressOfCompany = endpoint({
  method: 'GET',
  path: 'address/by/company/:id/',
  access: 'account',
  summary: "A company's address",
  params: z.object({ id: idParameter }),
  response: z.object({ Address: address.nullable() }),
});

export const postAddress = endpoint({
  method: 'POST',
  path: 'address/post/',
  idempotent: true,
  access: 'account',
  quota: 'addresses',
  summary: 'Adds an address, for an event of an own place',
  body: addressForm,
  response: address,
});
