/** Preloaded into the server: blocks its event loop forever at a SIGUSR2, as a malicious text might. */
function standStill(): never {
  for (;;);
}

process.on('SIGUSR2', standStill);
