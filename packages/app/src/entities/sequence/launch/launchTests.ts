import { type SequenceSummary } from '@tandem/contract'
import { atom } from 'jotai'
import {
  draftOwner,
  ownersTestsAtomOf,
  type PlacedTest,
  testState,
  type TestState,
} from '../editor/ai/tests/promptTests.ts'
import { hasRounds, testInput, type TestedPrompts } from '../editor/ai/tests/testedPrompts.ts'
import { openingOf } from '../editor/ai/exampleOpening.ts'

/** A sequence, or the draft of one, whose prompt tests are looked at before it is launched. */
export interface LaunchCandidate {
  /** Names the tests: the sequence's id, or those of the draft. */
  readonly owner: string
  readonly name: string
  readonly prompts: TestedPrompts
}

export interface LaunchTest extends PlacedTest {
  readonly state: TestState
}

type TestedSequence = Pick<
  SequenceSummary,
  'id' | 'name' | 'type' | 'clientId' | 'templates' | 'aiTemplates' | 'responses'
>

/** A sequence before its launch. */
export const candidateOf = (sequence: TestedSequence): LaunchCandidate => ({
  owner: String(sequence.id),
  name: sequence.name,
  prompts: { clientId: sequence.clientId, opening: openingOf(sequence), responses: sequence.responses },
})

/** The draft of a sequence before its launch. */
export const draftCandidate = (name: string, prompts: TestedPrompts): LaunchCandidate => ({
  owner: draftOwner,
  name,
  prompts,
})

/** The tests of a sequence, each with how it stands with the present prompts. */
export const launchTestsAtomOf = ({ owner, prompts }: Pick<LaunchCandidate, 'owner' | 'prompts'>) => {
  const testsAtom = ownersTestsAtomOf(owner)
  return atom((get): readonly LaunchTest[] =>
    get(testsAtom)
      .filter(({ category }) => hasRounds(prompts, category))
      .map(({ category, place, test }) => {
        const state = testState(test, testInput(prompts, category, test.message))
        return { category, place, test, state }
      }),
  )
}

/** Tests that do not speak for a launch: they fail, or were not run with the present prompts. */
export const openTests = (tests: readonly LaunchTest[]): readonly LaunchTest[] =>
  tests.filter(({ state }) => state !== 'passed')

/** What the dialog of the tests is about; `launch` is undefined where they are only looked at. */
interface LaunchQuestion {
  readonly candidate: LaunchCandidate
  readonly launch: (() => void) | undefined
}

/** The question that shows (SEQ-162). */
export const launchQuestionAtom = atom<LaunchQuestion | undefined>(undefined)

/** Launches at once, or asks before where the sequence has tests that are open. */
export const launchOrAskAtom = atom(null, (get, set, candidate: LaunchCandidate, launch: () => void) => {
  if (openTests(get(launchTestsAtomOf(candidate))).length === 0) launch()
  else set(launchQuestionAtom, { candidate, launch })
})
