/** An administrator's address is no field of a form (specification, section 6). */
export const adminEmailHint =
  'Die E-Mail-Adresse eines Admins kann nur der Support ändern. Bitte wenden Sie sich an ihn.';
