/** The text after the last '%'. Undefined if no variable can begin at this '%': '50%', '%%', 'a % b'. */
export function variableQuery(text: string): string | undefined {
  const match = /(?<![\p{N}%])%([\p{L}_][\p{L}\p{N}_.-]*)?$/u.exec(text)
  return match ? (match[1] ?? '') : undefined
}
