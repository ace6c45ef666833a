/** A text of localStorage; null when there is none, or the browser stores nothing. */
export function readLocalItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text in localStorage. A full or blocked storage stays as it is. */
export function writeLocalItem(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // The callers go on without it.
  }
}
