interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns the name of a person, or the email address if there is no name. */
export function personName({ first_name, last_name, email }: Person): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Returns the initials of a person. */
export function initialsOf({ first_name, last_name, email }: Person): string {
  return (first_name.charAt(0) + last_name.charAt(0) || email.charAt(0)).toUpperCase();
}
