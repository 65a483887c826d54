/** The last error of a mail with which the server has died twice: it has failed without anybody having refused it. */
export const setAsideError = 'set-aside';
