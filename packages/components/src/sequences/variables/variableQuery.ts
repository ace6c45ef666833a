/** The letters after the last '%'. Undefined if no name can begin there: '50%', '%%', 'a % b'. */
export function variableQuery(text: string): string | undefined {
  const match = /(?<![\p{N}%])%([\p{L}_][\p{L}\p{N}_.-]*)?$/u.exec(text)
  return match ? (match[1] ?? '') : undefined
}
