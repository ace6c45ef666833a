/** The letters typed after a '%' at the end of a text. A '%' after a digit does not start a name: '50%'. */
export function variableQuery(text: string): string | undefined {
  const match = /(?<![\p{N}%])%([\p{L}_][\p{L}\p{N}_.-]*)?$/u.exec(text)
  return match ? (match[1] ?? '') : undefined
}
