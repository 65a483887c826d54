/** Loaded before the server: has its event loop stand still for good at a SIGUSR2, as a hostile text might. */
function standStill(): never {
  for (;;);
}

process.on('SIGUSR2', standStill);
