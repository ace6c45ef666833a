/** The first character of a CSV file, which makes spreadsheets read it as UTF-8. */
export const csvMark = '\uFEFF'

/** Downloads a file. */
export function saveFile(name: string, parts: readonly BlobPart[], type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
