/** Closes the server and exits on Ctrl+C or SIGTERM. A second signal has no effect. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void close().finally(() => process.exit(0)))
  }
}
