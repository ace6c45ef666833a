import { type Preview, type ResponseCategory, type SequenceId, type UserId } from '@tandem/contract'
import { atom, type Getter } from 'jotai'
import * as v from 'valibot'
import { type AppStore } from '../../../../../shared/session/appStore.ts'
import { userAtom } from '../../../../../shared/session/session.ts'
import { storedAtom } from '../../../../../shared/storage/storedAtom.ts'
import { responseCategories } from '../aiEntries.ts'

/** Maximum number of tests per category. */
export const maximumTests = 10

const PromptTest = v.object({
  id: v.string(),
  /** The lead's message. */
  message: v.string(),
  /** Words separated by commas. */
  mustMention: v.string(),
  /** Words separated by commas. */
  mustNotMention: v.string(),
  /** The AI's last answer. `input` is the result of `testInput` at the time of this answer. */
  run: v.optional(v.object({ answer: v.string(), input: v.string() })),
})

/** A lead's message with rules for the AI's answer to it (SEQ-136). */
export type PromptTest = v.InferOutput<typeof PromptTest>

type Tests = readonly PromptTest[]

const storedTestsAtom = storedAtom<Readonly<Record<string, Tests>>>({
  key: 'promptTests',
  version: 1,
  schema: v.record(v.string(), v.array(PromptTest)),
  initial: {},
})

/** The value of `owner` for the draft of a new sequence. For a saved sequence, `owner` is the id of the sequence. */
export const draftOwner = 'draft'

const noTests: Tests = []

const keyOf = (userId: UserId | undefined, owner: string, category: ResponseCategory) =>
  `${userId ?? ''}/${owner}/${category}`

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

/** `place` is the position of the test in its category. The first test has the position 1. */
export interface PlacedTest {
  readonly category: ResponseCategory
  readonly place: number
  readonly test: PromptTest
}

export const isRunnable = ({ message }: PromptTest): boolean => message.trim() !== ''

export function runnableTests(get: Getter, owner: string): readonly PlacedTest[] {
  const stored = get(storedTestsAtom)
  const userId = get(userAtom)?.id
  return responseCategories.flatMap((category) =>
    (stored[keyOf(userId, owner, category)] ?? noTests)
      .map((test, index) => ({ category, place: index + 1, test }))
      .filter(({ test }) => isRunnable(test)),
  )
}

/** Moves the tests of the draft to the new sequence. If `sequenceId` is undefined, removes the tests of the draft. */
export function moveDraftTests({ get, set }: Pick<AppStore, 'get' | 'set'>, sequenceId: SequenceId | undefined): void {
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
}

const wordsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** If the test has passed, `missing` and `unwanted` are empty. */
export function violationsOf({ mustMention, mustNotMention }: PromptTest, answer: string) {
  const text = answer.toLowerCase()
  const isMentioned = (word: string) => text.includes(word.toLowerCase())
  return {
    missing: wordsOf(mustMention).filter((word) => !isMentioned(word)),
    unwanted: wordsOf(mustNotMention).filter(isMentioned),
  }
}

/** `stale`: after the answer, the lead's message, the prompts, the client or the sequence's messages have changed. */
export type TestState = 'notRun' | 'stale' | 'failed' | 'passed'

export function testState(test: PromptTest, input: string): TestState {
  if (!test.run) return 'notRun'
  if (test.run.input !== input) return 'stale'
  const { missing, unwanted } = violationsOf(test, test.run.answer)
  return missing.length > 0 || unwanted.length > 0 ? 'failed' : 'passed'
}

/** The AI's answer: the last outgoing message of an example chat. */
export const answerOf = (messages: Preview['messages']): string =>
  messages.findLast(({ type }) => type === 'outgoing')?.text ?? ''
