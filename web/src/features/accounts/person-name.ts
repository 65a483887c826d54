import type { FoundUser } from '@lehrpfad/contract/accounts/accounts.ts';

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns the name of a person, or the email address if there is no name. */
export function personName({ first_name, last_name, email }: Person): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Returns an account from which an owner is chosen, in words. Names are not unique, and a deactivated account could use nothing of what it gets. */
export function ownerName(user: FoundUser): string {
  const name = personName(user);
  const named = name === user.email ? name : `${name} (${user.email})`;
  return user.activated === true && user.active === false ? `${named}, deaktiviert` : named;
}

/** Returns the initials of a person. */
export function initialsOf({ first_name, last_name, email }: Person): string {
  return (first_name.charAt(0) + last_name.charAt(0) || email.charAt(0)).toUpperCase();
}
