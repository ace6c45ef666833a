/** A text of localStorage. Null if it does not exist, or the browser has no storage. */
export function readLocalItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text in localStorage. Has no effect if the storage is full or blocked. */
export function writeLocalItem(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Callers do not rely on stored items.
  }
}
