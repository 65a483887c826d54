import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { AccountPage } from '../../features/accounts/profile/account-page.tsx';
import { SecureFirst } from '../../features/accounts/second-step/secure-first.tsx';
import { FiguresMailSection } from '../../features/ad-figures/figures-mail-section.tsx';
import { LeaveTeam } from '../../features/team/leave-team.tsx';
import { PartnerFeedsSection } from '../../features/partner-feeds/partner-feeds-section.tsx';
import { useSession } from '../../core/session/session.ts';
import { useManages } from '../../core/session/use-manages.ts';
import { EditorFrame } from '../editor-area/editor-frame.tsx';
import { CompanyFrame } from './company-frame.tsx';

/** Settings of a company's account. */
function CompanySections() {
  return (
    <>
      <FiguresMailSection />
      <PartnerFeedsSection />
    </>
  );
}

/** The page of the own account, in the frame of its area. */
export function AccountArea() {
  const session = useSession();
  const isCompany = session?.permission === permissions.company;
  const manages = useManages();
  const owns = (session?.role ?? 'owner') === 'owner';
  if (session?.second_step_missing) return <SecureFirst />;
  const Frame = isCompany ? CompanyFrame : EditorFrame;
  return (
    <Frame>
      <AccountPage
        more={isCompany && manages && <CompanySections />}
        leave={isCompany && !owns && <LeaveTeam />}
      />
    </Frame>
  );
}
