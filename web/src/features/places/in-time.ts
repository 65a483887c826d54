/** A search waits no longer for a town to be looked up (ms). */
export const patience = 1_500;

/** The answer, where it comes in time. @throws where it does not, and what the call fails with */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The town was not looked up in time.')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
