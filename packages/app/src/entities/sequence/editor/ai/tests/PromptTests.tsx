import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ResponseCategory } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import { editorMessages } from '../../messages.ts'
import { isRunnable, maximumTests, promptTestsAtomOf, testState } from './promptTests.ts'
import { PromptTestItem } from './PromptTestItem.tsx'
import { usePromptTestsStyles } from './PromptTests.styles.ts'
import { hasRounds, testInput, type TestedPrompts } from './testedPrompts.ts'
import { runTestsAtom, testRunsAtom } from './testRuns.ts'

const texts = editorMessages.tests

interface PromptTestsProps {
  /** Names the sequence, or the draft of one. */
  readonly owner: string
  readonly category: ResponseCategory
  readonly prompts: TestedPrompts
}

/** Messages of leads, with what the AI's first answer to them must and must not mention (SEQ-136). */
export function PromptTests({ owner, category, prompts }: PromptTestsProps) {
  const styles = usePromptTestsStyles()
  const root = useRef<HTMLDivElement>(null)
  const [tests, setTests] = useAtom(useMemo(() => promptTestsAtomOf(owner, category), [owner, category]))
  const runOf = useAtomValue(testRunsAtom)
  const runTests = useSetAtom(runTestsAtom)
  const canRun = hasRounds(prompts, category)
  const runnable = tests.filter(isRunnable)
  const isRunning = tests.some(({ id }) => runOf(id).isLoading)
  const isFull = tests.length >= maximumTests
  const isDisabled = isRunning || runnable.length === 0 || !canRun
  const run = () => void runTests({ owner, prompts, tests: runnable.map((test) => ({ category, test })) })
  const add = () =>
    setTests((all) => [...all, { id: crypto.randomUUID(), message: '', mustMention: '', mustNotMention: '' }])
  return (
    <div ref={root} className={styles.root}>
      <p className={styles.text}>{canRun ? texts.text : texts.noRounds}</p>
      {tests.length > 0 && (
        <ul aria-label={texts.title} className={styles.list}>
          {tests.map((test, index) => (
            <PromptTestItem
              key={test.id}
              test={test}
              name={texts.name(index + 1)}
              run={runOf(test.id)}
              state={testState(test, testInput(prompts, category, test.message))}
              onChange={(changed) => setTests((all) => all.map((each) => (each.id === test.id ? changed : each)))}
              onRemove={() => {
                // The pressed button goes with its test.
                root.current?.querySelector<HTMLElement>('[data-add]')?.focus()
                setTests((all) => all.filter(({ id }) => id !== test.id))
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          data-add=""
          icon={<AddRegular />}
          disabledFocusable={isFull}
          title={isFull ? texts.full : undefined}
          onClick={() => !isFull && add()}
        >
          {texts.add}
        </Button>
        {tests.length > 0 && (
          <Button appearance="primary" disabledFocusable={isDisabled} onClick={() => !isDisabled && run()}>
            {texts.run(runnable.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
