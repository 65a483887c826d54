/** The beginning of a call with the data: `showJobs( … );` (JSONP). */
const call =
  /^[\s\uFEFF]{0,100}(?:\/\*[\w*]{0,20}\*\/)?\s{0,100}[a-z_$][\w$.]{0,100}\(\s{0,100}(?=[[{])/i;

/** Maximum number of characters of the beginning and of the end of the call. */
const maxLength = 500;

const end = /\)\s{0,100};?\s{0,100}$/;

/** Yields JSON as it comes, without the function call around it that some systems send for scripts of web pages. */
export async function* withoutCallback(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isCall: boolean | undefined;
  for await (const piece of text) {
    held += piece;
    if (isCall === undefined && held.length >= maxLength) {
      isCall = call.test(held.slice(0, maxLength));
      if (isCall) held = held.replace(call, '');
    }
    if (isCall === undefined) continue;
    // The end of a call is known only at the end of the text.
    const kept = isCall ? maxLength : 0;
    if (held.length <= kept) continue;
    yield held.slice(0, held.length - kept);
    held = held.slice(held.length - kept);
  }
  if (isCall === undefined && call.test(held)) {
    isCall = true;
    held = held.replace(call, '');
  }
  yield isCall === true ? held.replace(end, '') : held;
}
