import { reloadPage } from '../core/navigation/reload.ts';
import { hasUnsavedInput, onNoUnsavedInput } from '../core/session/unsaved.ts';
import { isInGermanArea } from '../core/texts/german-areas.ts';

/**
 * Reloads the page after a step between the German areas and the other pages, because modules that are already loaded keep the texts of the
 * language before. Unsaved input is waited for: a question about it may still undo the step.
 */
export function completeStep(wasGerman: boolean): void {
  const reload = () => {
    if (isInGermanArea() !== wasGerman && !hasUnsavedInput()) reloadPage();
  };
  reload();
  onNoUnsavedInput(reload);
}
