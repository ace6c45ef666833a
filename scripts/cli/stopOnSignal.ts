/** Closes what it served, then exits, on Ctrl+C or SIGTERM. A second signal changes nothing. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void close().finally(() => process.exit(0)))
  }
}
