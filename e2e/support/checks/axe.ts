import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test } from '../test.ts';

declare global {
  interface Window {
    /** Set in a page that has been scanned before. */
    axe?: typeof axe;
  }
}

/** Options of a config's `use`. */
export interface ScanOptions {
  /** Whether axe looks at the steps of journeys, too; it does unless this is false. */
  readonly scansSteps?: boolean;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scan {
  /** Whether an overlay is open: then only WCAG's rules are used, because best practices about landmarks include the page behind it. */
  readonly overlay?: boolean;
  /** Only these rules. */
  readonly rules?: readonly string[];
}

export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly at: readonly string[];
}

/**
 * Waits for the transitions of changed elements to their new colours, and for those of their children, which start later. Endless
 * animations are ignored.
 */
export async function untilItStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 20; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState !== 'finished');
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** No active rule needs the style sheets, which axe loads and parses unless only media are preloaded. */
const base: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

function optionsOf({ overlay = false, rules }: Scan): RunOptions {
  if (rules) return { ...base, runOnly: { type: 'rule', values: [...rules] } };
  return {
    ...base,
    ...(overlay && { runOnly: { type: 'tag', values: wcag } }),
  };
}

/** Returns axe's findings in the present state of the page. */
export async function violationsIn(page: Page, scan: Scan = {}): Promise<Violation[]> {
  expect(page.frames(), 'what a frame held would not be scanned').toHaveLength(1);
  // Half a megabyte of script, which stays in the page between scans, because loading it takes as long as a scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await untilItStands(page);
  const found = await page.evaluate(async (asked) => {
    const results = await window.axe?.run(document, asked);
    return results?.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, optionsOf(scan));
  if (found === undefined) throw new Error('axe has not run.');
  return found;
}

/** Expects no findings of axe in the present state of the page, after pending content has been loaded: a count of a list, or a picture. */
export async function expectAccessible(page: Page, scan: Scan = {}): Promise<void> {
  await expect.poll(() => violationsIn(page, scan)).toEqual([]);
}

/** The same at a step of a journey: `npm test` scans each page once (`routes.spec.ts`), `npm run test:slow` each step. */
export async function expectStepAccessible(page: Page, scan: Scan = {}): Promise<void> {
  const { scansSteps = true } = test.info().project.use as ScanOptions;
  if (scansSteps) await expectAccessible(page, scan);
}
