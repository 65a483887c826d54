/* Shows the response below the form. Without this script the form redirects to the response itself. */
for (const form of document.querySelectorAll('form[data-try]')) {
  const answer = form.parentElement.querySelector('.answer');
  const said = answer.querySelector('[role=status]');
  const shown = answer.querySelector('pre');
  const show = (text, body) => {
    said.textContent = text;
    shown.textContent = body;
    shown.hidden = body === '';
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    show('Antwort wird abgerufen …', '');
    try {
      const address = new URL(form.action);
      address.search = new URLSearchParams(new FormData(form)).toString();
      const response = await fetch(address);
      const text = await response.text();
      let body = text;
      try {
        body = JSON.stringify(JSON.parse(text), null, 2);
      } catch {}
      show(`Status ${response.status} von ${response.url}`, body);
    } catch {
      show('Der Server war nicht zu erreichen. Bitte versuchen Sie es noch einmal.', '');
    }
  });
}
