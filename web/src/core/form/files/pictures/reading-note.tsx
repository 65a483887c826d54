/** Says that a picture is being read. */
export const ReadingNote = ({ isReading }: { readonly isReading: boolean }) => (
  <p className="text-hint m-0" role="status">
    {isReading && 'Das Bild wird gelesen …'}
  </p>
);
