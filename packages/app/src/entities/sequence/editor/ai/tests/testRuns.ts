import { type ResponseCategory } from '@tandem/contract'
import { atom } from 'jotai'
import { responsePreviewMutationAtom } from '../../api.ts'
import { aiFailure, isOutOfCredits } from '../../../../../shared/api/isOutOfCredits.ts'
import { type AppStore } from '../../../../../shared/session/appStore.ts'
import { answerOf, promptTestsAtomOf } from './promptTests.ts'
import { responseRequest, testInput, type TestedPrompts } from './testedPrompts.ts'

export interface TestRun {
  readonly isLoading: boolean
  readonly errorText?: string | undefined
  readonly isOutOfCredits?: boolean
}

export const idleRun: TestRun = { isLoading: false }

export const testRunsAtom = atom<Readonly<Record<string, TestRun | undefined>>>({})

interface RunRequest {
  readonly owner: string
  readonly prompts: TestedPrompts
  readonly tests: readonly { readonly category: ResponseCategory; readonly test: { readonly id: string } }[]
}

/** Runs tests one after the other. If the AI credits are used up, the remaining tests do not run. */
export async function runTests({ get, set }: AppStore, { owner, prompts, tests }: RunRequest): Promise<void> {
  const show = (id: string, run: TestRun) => set(testRunsAtom, (all) => ({ ...all, [id]: run }))
  for (const {
    category,
    test: { id },
  } of tests) {
    const testsAtom = promptTestsAtomOf(owner, category)
    const message = get(testsAtom).find((each) => each.id === id)?.message
    if (message === undefined || get(testRunsAtom)[id]?.isLoading) continue
    show(id, { isLoading: true })
    try {
      const body = responseRequest(prompts, category, 0, message)
      const { messages } = await set(responsePreviewMutationAtom, { body })
      const run = { answer: answerOf(messages), input: testInput(prompts, category, message) }
      set(testsAtom, (all) => all.map((each) => (each.id === id ? { ...each, run } : each)))
      show(id, idleRun)
    } catch (error) {
      show(id, { isLoading: false, ...aiFailure(error) })
      if (isOutOfCredits(error)) return
    }
  }
}
