import { hrefOf } from '../../core/navigation/paths.ts';
import { CheckIcon } from '../../core/ui/icons/icons.tsx';
import styles from './setup-progress.module.css';
import { setupPath, setupSteps } from './setup-step.ts';

/** Progress of the setup, with links back to completed steps. */
export function SetupProgress({ step }: { readonly step: number }) {
  return (
    <ol className={`${styles.steps} grid list-plain gap-2`} aria-label="Fortschritt">
      {setupSteps.map((name, index) => {
        const number = index + 1;
        const state = number < step ? 'done' : number === step ? 'current' : 'ahead';
        const mark = (
          <>
            <span
              className={`${styles.number} grid flex-none place-center rounded-full text-sm font-bold`}
              aria-hidden="true"
            >
              {state === 'done' ? <CheckIcon /> : number}
            </span>
            <span className={styles.words}>{name}</span>
          </>
        );
        return (
          <li
            key={name}
            className={`${styles.step} line gap-2 pt-2 text-soft`}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <a href={hrefOf(setupPath(number))} title={name}>
                {mark}
              </a>
            ) : (
              mark
            )}
          </li>
        );
      })}
    </ol>
  );
}
