import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { AccountPage } from '../../features/accounts/profile/account-page.tsx';
import { FiguresMailSection } from '../../features/ad-figures/figures-mail-section.tsx';
import { useSession } from '../../core/session/session.ts';
import { EditorFrame } from '../editor-area/editor-frame.tsx';
import { CompanyFrame } from './company-frame.tsx';

/** The page of the own account, in the frame of its area. */
export function AccountArea() {
  const isCompany = useSession()?.permission === permissions.company;
  const Frame = isCompany ? CompanyFrame : EditorFrame;
  return (
    <Frame>
      <AccountPage more={isCompany && <FiguresMailSection />} />
    </Frame>
  );
}
