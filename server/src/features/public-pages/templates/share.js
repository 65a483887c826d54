/* Shares the URL of the page: by the device's menu if it has one, else by copying it. Without this script there is no button. */
for (const button of document.querySelectorAll('[data-share]')) {
  const said = button.parentElement.querySelector('[role=status]');
  const { share: url, title, copied, copy: words } = button.dataset;
  const hasList = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const say = (text) => {
    said.textContent = text;
    setTimeout(() => (said.textContent = ''), 4000);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(copied);
    } catch {
      prompt(words, url);
    }
  };
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (!hasList) return copy();
    try {
      await navigator.share({ url, title });
    } catch (error) {
      if (error.name !== 'AbortError') await copy();
    }
  });
}
