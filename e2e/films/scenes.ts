import type { Locator, Page } from '@playwright/test';

/** By the name that its caption bears: brings the page to a scene, and answers what to look at. */
export type Scenes = Readonly<Record<string, (page: Page) => Promise<Locator>>>;
