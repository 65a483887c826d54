import { mayCall, type Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { isAtLeast, type AccountRole } from '@lehrpfad/contract/core/endpoints/account-roles.ts';
import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import {
  confirmationNeeded,
  secondStepMissing,
  tokenNotValid,
  unpermitted,
  userInactive,
} from '../http/errors.ts';

/** The person who makes a request, as the session of its token says. */
export interface Caller {
  /** The person. Only the login and the person's own texts refer to this id. */
  readonly userId: number;
  /** The account for which the person acts: its owner's id, which is that of the person for owners and for staff. */
  readonly accountId: number;
  readonly role: AccountRole;
  /** The branches of the account for which the person acts; null for all of them. */
  readonly branches: readonly number[] | null;
  readonly sessionId: string;
  readonly permission: Permission;
  /** False for a deactivated account, and for the persons of one: their sessions are invalid. */
  readonly active: boolean;
  /** Whether an editor has validated the account. */
  readonly validated: boolean;
  /** Whether the person has proved their identity in the last minutes. */
  readonly isConfirmed: boolean;
  /** Whether the account must set up a second step before it may do anything else. */
  readonly lacksSecondStep: boolean;
}

/** The person who performs an action. */
export type Principal = Pick<Caller, 'userId' | 'permission'>;

/** The person who performs an action for an account. */
export type Actor = Pick<Caller, 'userId' | 'permission' | 'accountId' | 'branches'>;

/** The part of an account that a person may read. */
export type Scope = Pick<Caller, 'accountId' | 'branches'>;

/** Whether an object of a branch of an account is within a person's scope. @param owner the account; null if there is none */
export const isWithin = (
  { accountId, branches }: Scope,
  { owner, branch }: { readonly owner: number | null; readonly branch: number | null },
): boolean =>
  owner === accountId && (branches === null || (branch !== null && branches.includes(branch)));

export const isEditor = ({ permission }: Pick<Caller, 'permission'>): boolean =>
  mayCall('editor', permission);

/** Finds the session of an access token; undefined if there is none (any more). */
export type Authenticate = (accessToken: string) => Promise<Caller | undefined>;

/** The scheme's name is case-insensitive (RFC 9110, 11.1). */
const bearer = /^bearer ([\w-]{20,200})$/i;

/** @throws 403 `token_not_valid`, `user_inactive`; 401 `second_step_missing` */
async function callerOf(
  request: FastifyRequest,
  { duringSetup }: AnyEndpoint,
  authenticate: Authenticate,
): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await authenticate(token);
  if (caller === undefined) throw tokenNotValid();
  if (!caller.active) throw userInactive();
  if (caller.lacksSecondStep && !duringSetup) throw secondStepMissing();
  return caller;
}

/**
 * Checks whether a caller may use an endpoint.
 * @throws 403 `token_not_valid` if a valid token is required and missing, `Unpermitted` if the account lacks the permission; 401
 * `second_step_missing` or `confirmation_needed` if the account has to do something first
 * @returns undefined for a visitor
 */
export async function admit(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  authenticate: Authenticate,
): Promise<Caller | undefined> {
  if (endpoint.access === 'public') {
    const isKnown = endpoint.personal && request.headers.authorization !== undefined;
    return isKnown ? callerOf(request, endpoint, authenticate) : undefined;
  }
  const caller = await callerOf(request, endpoint, authenticate);
  if (!mayCall(endpoint.access, caller.permission)) throw unpermitted();
  if (!isAtLeast(caller.role, endpoint.role ?? 'management')) throw unpermitted();
  if (endpoint.needsConfirmation) refuseUnconfirmed(caller);
  return caller;
}

/** @throws 401 `confirmation_needed` unless the caller has proved their identity in the last minutes */
export function refuseUnconfirmed({ isConfirmed }: Pick<Caller, 'isConfirmed'>): void {
  if (!isConfirmed) throw confirmationNeeded();
}

/**
 * Refuses fields that a company account must not set.
 * @throws 403 `Unpermitted`
 */
export function refuseProtectedFields(
  { protects }: AnyEndpoint,
  caller: Caller | undefined,
  body: unknown,
): void {
  if (protects === undefined || caller === undefined || !mayCall('company', caller.permission))
    return;
  if (typeof body !== 'object' || body === null) return;
  for (const [field, { but }] of Object.entries(protects)) {
    if (!(field in body)) continue;
    if (but === undefined || (body as Record<string, unknown>)[field] !== but) throw unpermitted();
  }
}
