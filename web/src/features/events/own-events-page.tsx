import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function OwnEventsPage() {
  usePageTitle('Events');
  return <PageHeading>Events</PageHeading>;
}
