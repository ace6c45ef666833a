/** If a file begins with this character, spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF'

export function saveFile(name: string, parts: readonly BlobPart[], type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after this task, so the address must stay valid for some time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
