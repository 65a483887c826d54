/** The chambers that receive messages; the number of a receiver is its index in this list (specification, section 9). */
export { chamberNames as receivers } from '@lehrpfad/regions/parts/chambers.ts';
