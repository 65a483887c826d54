import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useId, type ReactNode } from 'react';
import { LockIcon, WaitingIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ChevronIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import styles from './branch-panel.module.css';

interface BranchPanelProps {
  readonly company: FullCompany;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A branch that expands to its details. */
export function BranchPanel({ company, isOpen, onToggle, children }: BranchPanelProps) {
  const id = useId();
  const { name, logo, Address } = company;
  return (
    <li className="card">
      <h2 className={`${styles.heading} m-0`}>
        <button
          type="button"
          id={`${id}-button`}
          className={`${styles.toggle} hover-tint bare-button row gap-2-4 w-full rounded-lg text-start`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <CompanyLogo path={logo} company={name} />
          <span className="grid flex-1 min-w-0">
            <span className="text-xl font-bold wrap-anywhere">{name}</span>{' '}
            {Address && <span className="font-normal text-soft">{Address.City.city}</span>}
          </span>
          <BranchBadge {...company} />
          <span className={`${styles.chevron} ml-auto grid flex-none text-xl text-brand`}>
            <ChevronIcon />
          </span>
        </button>
      </h2>
      {isOpen && (
        <div
          id={id}
          role="region"
          aria-labelledby={`${id}-button`}
          className={`${styles.content} border-top`}
        >
          {children}
        </div>
      )}
    </li>
  );
}

/** Says why a branch is not public; nothing for an ordinary one. */
function BranchBadge({ locked, Check }: Pick<FullCompany, 'locked' | 'Check'>) {
  if (locked) {
    return (
      <StatusBadge tone="bad" Icon={LockIcon}>
        Gesperrt
      </StatusBadge>
    );
  }
  return (
    Check?.status === branchCheck.open && (
      <StatusBadge tone="waiting" Icon={WaitingIcon}>
        Wird geprüft
      </StatusBadge>
    )
  );
}
