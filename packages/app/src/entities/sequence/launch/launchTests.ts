import { type SequenceSummary } from '@tandem/contract'
import { atom } from 'jotai'
import { type AppStore } from '../../../shared/session/appStore.ts'
import {
  draftOwner,
  type PlacedTest,
  runnableTests,
  testState,
  type TestState,
} from '../editor/ai/tests/promptTests.ts'
import { hasRounds, testInput, type TestedPrompts } from '../editor/ai/tests/testedPrompts.ts'
import { openingOf } from '../editor/ai/exampleOpening.ts'

export interface LaunchCandidate {
  /** The sequence's id, or `draftOwner`. */
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

export const candidateOf = (sequence: TestedSequence): LaunchCandidate => ({
  owner: String(sequence.id),
  name: sequence.name,
  prompts: { clientId: sequence.clientId, opening: openingOf(sequence), responses: sequence.responses },
})

export const draftCandidate = (name: string, prompts: TestedPrompts): LaunchCandidate => ({
  owner: draftOwner,
  name,
  prompts,
})

export const launchTestsAtomOf = ({ owner, prompts }: Pick<LaunchCandidate, 'owner' | 'prompts'>) =>
  atom((get): readonly LaunchTest[] =>
    runnableTests(get, owner)
      .filter(({ category }) => hasRounds(prompts, category))
      .map(({ category, place, test }) => {
        const state = testState(test, testInput(prompts, category, test.message))
        return { category, place, test, state }
      }),
  )

/** Tests that failed, or have not run with the present prompts. */
export const openTests = (tests: readonly LaunchTest[]): readonly LaunchTest[] =>
  tests.filter(({ state }) => state !== 'passed')

/** Without `launch`, the dialog only shows the tests. */
interface LaunchQuestion {
  readonly candidate: LaunchCandidate
  readonly launch: (() => void) | undefined
}

/** The question in the open dialog (SEQ-162). It becomes undefined when the user leaves the page. */
export const launchQuestionAtom = atom<LaunchQuestion | undefined>(undefined)
launchQuestionAtom.onMount = (set) => () => set(undefined)

/** Launches the sequence. If the sequence has open tests, the user must confirm the launch first. */
export function launchOrAsk({ get, set }: AppStore, candidate: LaunchCandidate, launch: () => void): void {
  if (openTests(get(launchTestsAtomOf(candidate))).length === 0) launch()
  else set(launchQuestionAtom, { candidate, launch })
}
