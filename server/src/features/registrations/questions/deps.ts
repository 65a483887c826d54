/** Where what editors ask back is answered. */
export const answerPath = '/konto/rueckfrage';

export const answerPage = (token: string): string => `${answerPath}?token=${token}`;
