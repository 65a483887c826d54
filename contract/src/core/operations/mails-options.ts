/** The last error of a mail with which the server crashed twice: no mail server has refused it. */
export const setAsideError = 'set-aside';
