/*
 * For pages with password fields: adds a button that shows the password, and checks it as soon as the field loses the focus. The
 * server checks it with the same messages as when the form is submitted. For pages that lead a new person to the login: says who else
 * is logged in here. Without this script the pages still work.
 */
const form = document.querySelector('form');
const fields = form ? [...form.querySelectorAll('input[type=password]')] : [];

/** Milliseconds before the check: after a field has lost the focus, and after the last key while there is an error. */
const pauses = { left: 150, typing: 500 };

function addButton(field) {
  const name = document.querySelector(`label[for=${field.id}]`).textContent;
  const button = document.createElement('button');
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Verbergen' : 'Anzeigen';
    button.setAttribute('aria-label', `${name} ${isShown ? 'verbergen' : 'anzeigen'}`);
  };
  button.type = 'button';
  button.className = 'show';
  button.addEventListener('click', () => show(field.type === 'password'));
  // Browsers remember the values of text fields.
  form.addEventListener('submit', () => show(false));
  const row = document.createElement('div');
  row.className = 'shown';
  field.autocapitalize = 'none';
  field.spellcheck = false;
  field.before(row);
  row.append(field, button);
  show(false);
}

/** Returns the element for a field's error message; screen readers announce its changes. */
function complaintOf(field) {
  const known = document.getElementById(`${field.id}-error`);
  const place = known ?? document.createElement('p');
  if (!known) {
    place.id = `${field.id}-error`;
    place.className = 'error';
    field.parentElement.before(place);
  }
  place.setAttribute('aria-live', 'polite');
  return place;
}

function complain(field, text) {
  const place = complaintOf(field);
  if (place.textContent !== text) place.textContent = text;
  const hint = document.getElementById(`${field.id}-hint`);
  const described = [text === '' ? undefined : place, hint].filter(Boolean).map(({ id }) => id);
  field.toggleAttribute('aria-invalid', false);
  if (text !== '') field.setAttribute('aria-invalid', 'true');
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
  else field.removeAttribute('aria-describedby');
}

let asked = 0;

async function judge() {
  asked += 1;
  const mine = asked;
  const body = new URLSearchParams(new FormData(form));
  body.set('check', '1');
  try {
    const answer = await fetch(form.action, { method: 'POST', body });
    if (!answer.ok || mine !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== asked) return;
    for (const field of fields) {
      const said = page.getElementById(`${field.id}-error`);
      complain(field, said?.textContent ?? '');
    }
  } catch {
    // If the request fails, submitting the form shows the error.
  }
}

let waiting;

function judgeAfter(pause) {
  clearTimeout(waiting);
  waiting = setTimeout(judge, pause);
}

// Submitting the form checks it anyway.
form?.addEventListener('submit', () => {
  clearTimeout(waiting);
  asked += 1;
});

for (const field of fields) {
  addButton(field);
  complaintOf(field);
  field.addEventListener('change', () => judgeAfter(pauses.left));
  field.addEventListener('input', () => {
    if (field.hasAttribute('aria-invalid')) judgeAfter(pauses.typing);
  });
}

/** Shows the note that another person is logged in in this browser, with the name in the session that the application has stored. */
function nameOtherLogin(note) {
  try {
    const { name } = JSON.parse(localStorage.getItem('session')) ?? {};
    if (typeof name !== 'string' || name === '') return;
    note.querySelector('strong').textContent = name;
    note.hidden = false;
  } catch {
    // Without storage nobody is logged in.
  }
}

for (const note of document.querySelectorAll('[data-other-login]')) nameOtherLogin(note);
