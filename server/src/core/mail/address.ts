/** A single address: no name, no list, no characters that could end a header. Non-ASCII characters are allowed. */
const bareAddress =
  /^[^\s\p{Cc}@<>()[\],;:"\\]+@[^\s\p{Cc}@<>()[\],;:"\\.]+(?:\.[^\s\p{Cc}@<>()[\],;:"\\.]+)*$/u;
/** The maximum of SMTP (RFC 5321, 4.5.3.1.3). */
const maxAddressLength = 256;

/** Returns whether a text is a valid mail address. */
export function isMailAddress(text: string): boolean {
  return text.length <= maxAddressLength && bareAddress.test(text);
}
