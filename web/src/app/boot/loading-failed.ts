/** Event of the window: a script that the application needs could not be loaded. The page stays and shows a message. */
export const loadingFailed = 'loading-failed';
