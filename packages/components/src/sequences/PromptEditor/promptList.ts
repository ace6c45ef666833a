/** A prompt keeps its key when it moves. */
export interface KeyedPrompt {
  readonly key: string
  readonly text: string
}

/** Unchanged prompts keep their keys. */
export function keyedPrompts(
  prompts: readonly string[],
  before: readonly KeyedPrompt[],
  nextKey: () => string,
): readonly KeyedPrompt[] {
  const isSame = prompts.length === before.length && prompts.every((text, index) => before[index]?.text === text)
  if (isSame) return before
  const left = [...before]
  return prompts.map((text) => {
    const index = left.findIndex((each) => each.text === text)
    const [kept] = index === -1 ? [] : left.splice(index, 1)
    return kept ?? { key: nextKey(), text }
  })
}

export function withPromptText(prompts: readonly KeyedPrompt[], key: string, text: string): readonly KeyedPrompt[] {
  return prompts.map((prompt) => (prompt.key === key ? { key, text } : prompt))
}

export function withPromptRemoved(prompts: readonly KeyedPrompt[], key: string): readonly KeyedPrompt[] {
  return prompts.filter((prompt) => prompt.key !== key)
}
