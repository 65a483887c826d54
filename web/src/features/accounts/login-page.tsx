import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function LoginPage() {
  usePageTitle('Login');
  return <PageHeading>Login</PageHeading>;
}
