/** Whether a job name of the catalogue is an internship of schools, and no occupation. */
export const isSchoolInternship = (name: string): boolean => name.startsWith('Schülerpraktikum');
