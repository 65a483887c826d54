import { type JobType, jobTypes } from '@lehrpfad/contract/core/options.ts';
import { translated } from '../../core/texts/texts.ts';
import styles from './job-type-badge.module.css';

export function JobTypeBadge({ type }: { readonly type: JobType }) {
  const { key, label } = jobTypes.find(({ number }) => number === type) ?? jobTypes[0];
  return (
    <span
      className={`${styles.badge} border-clear rounded-lg bg-solid text-xs text-on-solid font-bold`}
      data-type={key}
    >
      {translated(label)}
    </span>
  );
}
