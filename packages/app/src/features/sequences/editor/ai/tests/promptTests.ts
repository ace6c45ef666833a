import { type Preview, type ResponseCategory } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../../../../../shared/session.ts'
import { storedAtom } from '../../../../../shared/storedAtom.ts'

/** Tests that a category can have. */
export const maximumTests = 10

const PromptTest = v.object({
  id: v.string(),
  /** What the lead writes. */
  message: v.string(),
  /** Words that the answer must contain, separated by commas. */
  mustMention: v.string(),
  /** Words that the answer must not contain. */
  mustNotMention: v.string(),
})

/** A message of a lead, and what the AI's answer to it must and must not mention (SEQ-136). */
export type PromptTest = v.InferOutput<typeof PromptTest>

type StoredTests = Readonly<Record<string, readonly PromptTest[]>>

const storedTestsAtom = storedAtom<StoredTests>({
  key: 'promptTests',
  version: 1,
  schema: v.record(v.string(), v.array(PromptTest)),
  initial: {},
})

const noTests: readonly PromptTest[] = []

/** The tests of a category. `owner` names the sequence, or the draft of one. */
export const promptTestsAtomOf = (owner: string, category: ResponseCategory) => {
  const keyAtom = atom((get) => `${get(userAtom)?.id ?? ''}/${owner}/${category}`)
  return atom(
    (get) => get(storedTestsAtom)[get(keyAtom)] ?? noTests,
    (get, set, tests: readonly PromptTest[]) => {
      const key = get(keyAtom)
      set(storedTestsAtom, (all) => {
        const others = Object.fromEntries(Object.entries(all).filter(([each]) => each !== key))
        return tests.length === 0 ? others : { ...others, [key]: tests }
      })
    },
  )
}

const wordsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** What an answer lacks, and what it contains against the rules; both empty for a test that passes. */
export function violationsOf({ mustMention, mustNotMention }: PromptTest, answer: string) {
  const text = answer.toLowerCase()
  const isMentioned = (word: string) => text.includes(word.toLowerCase())
  return {
    missing: wordsOf(mustMention).filter((word) => !isMentioned(word)),
    unwanted: wordsOf(mustNotMention).filter(isMentioned),
  }
}

/** The AI's answer: the last message of an example chat that is ours. */
export const answerOf = (messages: Preview['messages']): string =>
  messages.findLast(({ type }) => type === 'outgoing')?.text ?? ''
