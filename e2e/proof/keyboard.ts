import type { Locator, Page } from '@playwright/test';
import { bringInspector, inspectFocus } from './focus-inspector.ts';
import { takeNote } from './record.ts';

const maxStops = 90;

/** A user without a mouse. Every stop is inspected, and each step is a line of the record. */
export class Keyboard {
  readonly #page: Page;
  readonly #where: { page: string; role: string; size: string };

  constructor(page: Page, story: string, role: string, size: string) {
    this.#page = page;
    this.#where = { page: story, role, size };
  }

  /** Runs a step. If it fails, the story ends with a finding. */
  async step(state: string, act: () => Promise<unknown>): Promise<void> {
    const note = (findings: readonly string[]) =>
      takeNote({ ...this.#where, state, method: 'story', findings });
    try {
      const found = await act();
      note(Array.isArray(found) ? found.map(String) : []);
    } catch (error) {
      note([String(error).split('\n').slice(0, 4).join(' ')]);
      throw error;
    }
  }

  /** Presses Tab, or Shift+Tab, until the target has the focus. @returns the problems of the stops on the way */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
    await target.waitFor();
    await bringInspector(this.#page);
    const problems: string[] = [];
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.#page.keyboard.press(key);
      const { name, problems: found } = await inspectFocus(this.#page);
      problems.push(...found.map((problem) => `${name} ${problem}`));
      if (await target.evaluate((element) => element === document.activeElement)) return problems;
    }
    throw new Error(`${target.toString()} is not reached with ${key}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<string[]> {
    const problems = await this.to(target);
    await this.#page.keyboard.press(key);
    return problems;
  }

  async type(target: Locator, text: string): Promise<string[]> {
    const problems = await this.to(target);
    await this.#page.keyboard.type(text);
    return problems;
  }

  /** Expects the focus on the target without a key press: after a dialog opens or closes, or on another page. */
  async expectFocusOn(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#page.waitForFunction(
      (element) => element === document.activeElement,
      await target.elementHandle(),
    );
  }
}
