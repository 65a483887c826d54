import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Detail } from '../../../core/ui/page/detail.tsx';
import { CopyIcon, VisibleIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { adFieldNames } from '../ad-field-names.ts';
import { CompanyLogo } from '../company-logo.tsx';
import { AdContents } from '../own/ad-contents.tsx';
import { branchOf } from '../own/ad-status.ts';
import { AnyActions, siblingNames } from './any-actions.tsx';
import { AnyStatus } from './any-status.tsx';

interface AnyDetailProps {
  readonly ad: AnyJobAd;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onPreview: () => void;
  readonly onDeleted: () => void;
}

/** An ad of whatever company: how it stands, what can be done with it, what it says, and what was done to it. */
export function AnyDetail(props: AnyDetailProps) {
  const { ad, takesFocus, onEdit, onCopy, onPreview, onDeleted } = props;
  return (
    <Detail
      picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
      title={ad.title}
      owner={branchOf(ad)}
      takesFocus={takesFocus}
    >
      <AnyStatus ad={ad} />
      <AnyActions ad={ad} onEdit={onEdit} onDeleted={onDeleted}>
        <Button variant="default" icon={<VisibleIcon />} onClick={onPreview}>
          Vorschau
        </Button>
        {!ad.closed && (
          <Button variant="default" icon={<CopyIcon />} onClick={onCopy}>
            Duplizieren
          </Button>
        )}
      </AnyActions>
      <AdContents ad={ad} siblings={siblingNames(ad)} />
      <ObjectTrail subject="job-ad" id={ad.id} fieldNames={adFieldNames} />
    </Detail>
  );
}
