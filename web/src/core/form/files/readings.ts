/** What a form does not hold yet, such as files that are being read, by the ids of their fields. */
const readings = new Map<Promise<boolean>, string>();

/**
 * Says that a field is reading what was chosen, or has the server add it: a save of its form waits for it.
 * @param reading done once the form holds what was read; false where something was not taken, which the field says
 */
export async function trackReading(fieldId: string, reading: Promise<boolean>): Promise<void> {
  readings.set(reading, fieldId);
  try {
    await reading;
  } finally {
    readings.delete(reading);
  }
}

/** Waits for what fields are reading. @returns whether all of it was taken */
export async function haveRead(fieldIds: readonly string[]): Promise<boolean> {
  const pending = [...readings].filter(([, id]) => fieldIds.includes(id));
  const taken = await Promise.all(pending.map(([reading]) => reading));
  return taken.every(Boolean);
}
