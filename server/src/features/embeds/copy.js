/* Copies a text, or selects it if the browser forbids that. Without this script there is no button. */
for (const button of document.querySelectorAll('[data-copy]')) {
  const said = button.parentElement.querySelector('[role=status]');
  const source = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      said.textContent = 'Kopiert!';
    } catch {
      getSelection().selectAllChildren(source);
      said.textContent = 'Der Text ist ausgewählt. Kopieren Sie ihn mit Strg+C.';
    }
  });
}
