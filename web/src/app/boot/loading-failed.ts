/** Event of the window: a script that the application cannot do without has not come. What the page shows stays and says so. */
export const loadingFailed = 'loading-failed';
