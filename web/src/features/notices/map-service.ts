// The server writes the same sentence into the page's first view.
export { mapServiceSentence } from '@lehrpfad/contract/notices-map-service.ts';
