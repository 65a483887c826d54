/** One bare address: no name, no list, nothing that ends a header. Characters beyond ASCII are allowed. */
const bareAddress =
  /^[^\s\p{Cc}@<>()[\],;:"\\]+@[^\s\p{Cc}@<>()[\],;:"\\.]+(?:\.[^\s\p{Cc}@<>()[\],;:"\\.]+)*$/u;
/** The longest that SMTP carries (RFC 5321, 4.5.3.1.3). */
const longestAddress = 256;

/** Whether a mail can be sent there. */
export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && bareAddress.test(text);
}
