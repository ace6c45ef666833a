/** Null if the item does not exist, or if the storage is blocked. */
export function readLocalItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Has no effect if the storage is full or blocked. */
export function writeLocalItem(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Callers do not rely on stored items.
  }
}
