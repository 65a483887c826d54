/** Pending input that a form does not hold yet, such as files being read, with the id of its field. */
const readings = new Map<Promise<boolean>, string>();

/**
 * Registers that a field is processing a choice, on the device or on the server: a save of its form waits for it.
 * @param reading resolves when the form holds the result; to false if something was rejected, which the field reports
 */
export async function trackReading(fieldId: string, reading: Promise<boolean>): Promise<void> {
  readings.set(reading, fieldId);
  try {
    await reading;
  } finally {
    readings.delete(reading);
  }
}

/** Waits for the pending input of fields. @returns whether all of it was accepted */
export async function settlePendingInput(fieldIds: readonly string[]): Promise<boolean> {
  const pending = [...readings].filter(([, id]) => fieldIds.includes(id));
  const taken = await Promise.all(pending.map(([reading]) => reading));
  return taken.every(Boolean);
}
