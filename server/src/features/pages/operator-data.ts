import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import type { Config } from '../../core/config/config.ts';

/** Returns the operator's settings for the legal pages. */
export function operatorData({
  operator,
  retention,
}: Pick<Config, 'operator' | 'retention'>): OperatorData {
  return {
    name: operator.name,
    legal_form: operator.legalForm,
    address: operator.address,
    phone: operator.phone,
    email: operator.email,
    representative: operator.representative,
    responsible: operator.responsible,
    data_protection_officer: operator.dataProtectionOfficer,
    data_protection_authority: operator.dataProtectionAuthority,
    supervision: operator.supervision,
    vat_id: operator.vatId ?? null,
    hosting: operator.hosting ?? null,
    is_example: operator.missing.length > 0,
    retention: {
      log_days: retention.logDays,
      declined_request_days: retention.declinedRequestDays,
      unused_account_days: retention.unusedAccountDays,
      sent_mail_days: retention.sentMailDays,
      audit_days: retention.auditDays,
    },
  };
}

/** Returns the operator's settings that the browser application and the legal pages need. */
export function siteSettings({
  mapStyleUrl,
  fundingText,
}: Pick<Config, 'mapStyleUrl' | 'fundingText'>): SiteSettings {
  return { map_style_url: mapStyleUrl, funding_text: fundingText };
}
