import { backOfficeRoutes } from './routes/back-office.ts';
import { companyRoutes } from './routes/company.ts';
import { historyRoutes } from './routes/history.ts';
import { publicRoutes } from './routes/public.ts';
import type { RouteRow } from './routes/row.ts';
import { textRoutes } from './routes/texts.ts';

/** Every page of the product, with an element that shows that it has been loaded. `routes.spec.ts` checks that none is missing. */
export const routes: readonly RouteRow[] = [
  ...publicRoutes,
  ...textRoutes,
  ...companyRoutes,
  ...historyRoutes,
  ...backOfficeRoutes,
];
