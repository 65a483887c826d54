interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** What to call somebody; their address where they have no name. */
export function personName({ first_name, last_name, email }: Person): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** The letters that stand for somebody. */
export function initialsOf({ first_name, last_name, email }: Person): string {
  return (first_name.charAt(0) + last_name.charAt(0) || email.charAt(0)).toUpperCase();
}
