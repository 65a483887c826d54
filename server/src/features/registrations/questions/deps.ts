/** Path of the page on which companies answer questions. */
export const answerPath = '/konto/rueckfrage';

export const answerPage = (token: string): string => `${answerPath}?token=${token}`;
