/** Ends the process well on Ctrl+C or a plain kill, once what it served is closed; a signal that comes twice changes nothing. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void close().finally(() => process.exit(0)))
  }
}
