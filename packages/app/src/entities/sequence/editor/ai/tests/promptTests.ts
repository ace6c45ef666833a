import { type Preview, type ResponseCategory, type SequenceId, type UserId } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../../../../../shared/session/session.ts'
import { storedAtom } from '../../../../../shared/storage/storedAtom.ts'
import { responseCategories } from '../aiEntries.ts'

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
  /** The last run: the AI's answer, and what it was asked with, as `testInput` writes it. */
  run: v.optional(v.object({ answer: v.string(), input: v.string() })),
})

/** A message of a lead, and what the AI's answer to it must and must not mention (SEQ-136). */
export type PromptTest = v.InferOutput<typeof PromptTest>

type Tests = readonly PromptTest[]

const storedTestsAtom = storedAtom<Readonly<Record<string, Tests>>>({
  key: 'promptTests',
  version: 1,
  schema: v.record(v.string(), v.array(PromptTest)),
  initial: {},
})

/** Names the tests of a draft; those of a sequence are named by its id. */
export const draftOwner = 'draft'

const noTests: Tests = []

const keyOf = (userId: UserId | undefined, owner: string, category: ResponseCategory) =>
  `${userId ?? ''}/${owner}/${category}`

/** The tests of a category. `owner` names the sequence, or the draft of one. */
export const promptTestsAtomOf = (owner: string, category: ResponseCategory) => {
  const keyAtom = atom((get) => keyOf(get(userAtom)?.id, owner, category))
  return atom(
    (get) => get(storedTestsAtom)[get(keyAtom)] ?? noTests,
    (get, set, change: (tests: Tests) => Tests) => {
      const key = get(keyAtom)
      set(storedTestsAtom, ({ [key]: before = noTests, ...others }) => {
        const tests = change(before)
        return tests.length === 0 ? others : { ...others, [key]: tests }
      })
    },
  )
}

/** A test that can be run, with its category and its place there, from 1. */
export interface PlacedTest {
  readonly category: ResponseCategory
  readonly place: number
  readonly test: PromptTest
}

/** Whether a test has a message that the AI can answer. */
export const isRunnable = ({ message }: PromptTest): boolean => message.trim() !== ''

/** All tests of a sequence that can be run, in the order of the categories. */
export const ownersTestsAtomOf = (owner: string) =>
  atom((get): readonly PlacedTest[] => {
    const stored = get(storedTestsAtom)
    const userId = get(userAtom)?.id
    return responseCategories.flatMap((category) =>
      (stored[keyOf(userId, owner, category)] ?? noTests)
        .map((test, index) => ({ category, place: index + 1, test }))
        .filter(({ test }) => isRunnable(test)),
    )
  })

/** Gives the tests of a draft to the sequence that was created from it, or, without one, removes them. */
export const moveDraftTestsAtom = atom(null, (get, set, sequenceId: SequenceId | undefined) => {
  const userId = get(userAtom)?.id
  set(storedTestsAtom, (stored) => {
    const keys = new Map(
      responseCategories.map((category) => [
        keyOf(userId, draftOwner, category),
        sequenceId === undefined ? undefined : keyOf(userId, String(sequenceId), category),
      ]),
    )
    if (!Object.keys(stored).some((key) => keys.has(key))) return stored
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, tests]) => {
        const moved = keys.has(key) ? keys.get(key) : key
        return moved === undefined ? [] : [[moved, tests]]
      }),
    )
  })
})

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

/** `notRun`: there is no answer yet. `stale`: it is the answer to another message, or to other prompts. */
export type TestState = 'notRun' | 'stale' | 'failed' | 'passed'

/** How a test stands, when the AI would be asked with `input` now. */
export function testState(test: PromptTest, input: string): TestState {
  if (!test.run) return 'notRun'
  if (test.run.input !== input) return 'stale'
  const { missing, unwanted } = violationsOf(test, test.run.answer)
  return missing.length > 0 || unwanted.length > 0 ? 'failed' : 'passed'
}

/** The AI's answer: the last message of an example chat that is ours. */
export const answerOf = (messages: Preview['messages']): string =>
  messages.findLast(({ type }) => type === 'outgoing')?.text ?? ''
