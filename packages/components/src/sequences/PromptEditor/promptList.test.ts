import { describe, expect, test } from 'vitest'
import { keyedPrompts, withPromptRemoved, withPromptText } from './promptList.ts'

const counted = () => {
  let next = 0
  return () => `k${++next}`
}
const textsOf = (prompts: readonly { readonly text: string }[]) => prompts.map(({ text }) => text)

describe('prompts', () => {
  test('keep their keys if their texts are unchanged', () => {
    const nextKey = counted()
    const first = keyedPrompts(['a', 'b', 'a'], [], nextKey)
    expect(first.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3'])
    expect(keyedPrompts(['a', 'b', 'a'], first, nextKey)).toBe(first)
    expect(keyedPrompts(['b', 'a'], first, nextKey).map(({ key }) => key)).toEqual(['k2', 'k1'])
    expect(keyedPrompts(['b', 'new'], first, nextKey).map(({ key }) => key)).toEqual(['k2', 'k4'])
  })

  test('are changed and removed by key', () => {
    const prompts = keyedPrompts(['a', 'b', 'c'], [], counted())
    expect(textsOf(withPromptText(prompts, 'k2', 'B'))).toEqual(['a', 'B', 'c'])
    expect(textsOf(withPromptRemoved(prompts, 'k1'))).toEqual(['b', 'c'])
  })
})
