/** The type of a file by its first bytes. An unknown type counts as text. */
export type FileKind = 'xlsx' | 'xls' | 'image' | 'text'

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  // A ZIP archive.
  ['xlsx', [0x50, 0x4b]],
  // The container of Office files before 2007.
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
]

export function kindOfFile(bytes: Uint8Array): FileKind {
  const known = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  return known?.[0] ?? 'text'
}

/** IMPORT-23: the text of a file in UTF-16, UTF-8 or Windows-1252 (plain CSV from Excel). */
export function decodedText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The UTF-16 encoding of a text, detected by the byte order mark or by the zero bytes of Latin letters. Undefined:
 * another encoding.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((side) => start.filter((byte, index) => index % 2 === side && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd < start.length / 4 || bytes.length % 2 === 1) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : undefined
}
