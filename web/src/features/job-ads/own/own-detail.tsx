import { Detail } from '../../../core/ui/page/detail.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { AdContents } from './ad-contents.tsx';
import { branchOf } from './ad-status.ts';
import { OwnActions, type OwnActionsProps } from './own-actions.tsx';
import { StatusBox } from './status-box.tsx';

interface OwnDetailProps extends OwnActionsProps {
  readonly takesFocus: boolean;
}

/** One of one's own ads: how it stands, what can be done with it, and what it says. */
export function OwnDetail(props: OwnDetailProps) {
  const { ad, siblings, takesFocus } = props;
  return (
    <Detail
      picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
      title={ad.title}
      owner={branchOf(ad)}
      takesFocus={takesFocus}
    >
      <StatusBox ad={ad} />
      <OwnActions {...props} />
      <AdContents ad={ad} siblings={siblings} />
    </Detail>
  );
}
