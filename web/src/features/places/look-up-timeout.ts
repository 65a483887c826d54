/** Maximum time in ms that a search waits for the lookup of a town. */
export const lookUpTimeoutMs = 1_500;

/** Returns the response. @throws after the timeout, or the call's error */
export async function withLookUpTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The town was not looked up in time.')),
      lookUpTimeoutMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
