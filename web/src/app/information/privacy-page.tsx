import { PrivacyPage } from '../../features/pages/legal/privacy/privacy-page.tsx';
import { DeleteSection } from '../../features/search/device/delete-section.tsx';

/** The privacy notice, with the deletion of what the device stores. */
export function PrivacyWithDeletion() {
  return <PrivacyPage ofDevice={<DeleteSection level="h3" />} />;
}
