/** Whether a job name of the catalogue is an internship of schools and not an occupation. */
export const isSchoolInternship = (name: string): boolean => name.startsWith('Schülerpraktikum');
