import type { Locator, Page } from '@playwright/test';

/** Scenes by the name of their caption: each brings the page to the scene, and returns the element to show. */
export type Scenes = Readonly<Record<string, (page: Page) => Promise<Locator>>>;
