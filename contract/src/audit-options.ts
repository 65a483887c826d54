/** What the audit trail is about, and what can be done to it. Free of schemas, for the browser. */

export const auditSubjects = [
  'company',
  'request',
  'job-name',
  'profession',
  'job-ad',
  'event',
  'contact-person',
  'account',
  'invitation',
  'faq-entry',
  'faq-category',
  'background',
  'vocabulary',
  'mail',
  'maintenance',
  'chamber',
  'plain-text',
  'exchange',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'blocked',
  'released',
  'accepted',
  'declined',
  'sent-again',
  'published',
  'withdrawn',
  'shown',
  'hidden',
  'deactivated',
  'reactivated',
  'validated',
  'invalidated',
  'handed-over',
  'started',
  'stopped',
  'confirmed',
  'dismissed',
  'split',
  'joined',
] as const;

export type AuditAction = (typeof auditActions)[number];
