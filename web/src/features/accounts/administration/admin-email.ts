/** Explains why an administrator's email address has no field (specification, section 6). */
export const adminEmailHint =
  'Die E-Mail-Adresse eines Admins kann nur der Support ändern. Bitte wenden Sie sich an ihn.';
