import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaEntries } from './area-entries.ts';

/** The frame of a page in the company area. */
export function CompanyFrame({ children }: { readonly children: ReactNode }) {
  const entries = areaEntries(useSession()?.setup_complete ?? true);
  return (
    <AreaFrame label="Unternehmensbereich" groups={[{ entries }]}>
      {children}
    </AreaFrame>
  );
}
