/** The text after the last '%'. Undefined if no variable can begin there, for example in '50%', '%%' or 'a % b'. */
export function variableQuery(text: string): string | undefined {
  const match = /(?<![\p{N}%])%([\p{L}_][\p{L}\p{N}_.-]*)?$/u.exec(text)
  return match ? (match[1] ?? '') : undefined
}
