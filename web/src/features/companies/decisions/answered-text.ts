/** Says that a company was told a decision before it was taken back. */
export const answeredText = 'Rückgängig gemacht. Die E-Mail war schon verschickt.';
