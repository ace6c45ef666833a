import { Button, Field, Input, Spinner, Textarea } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ResponseCategory } from '@tandem/contract'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useMemo, useRef } from 'react'
import { editorMessages } from '../../messages.ts'
import {
  isRunnable,
  maximumTests,
  promptTestsAtomOf,
  testState,
  type PromptTest,
  type TestState,
  violationsOf,
} from './promptTests.ts'
import { usePromptTestsStyles } from './PromptTests.styles.ts'
import { hasRounds, testInput, type TestedPrompts } from './testedPrompts.ts'
import { idleRun, runTests, testRunsAtom, type TestRun } from './testRuns.ts'
import { StatusDot } from '@tandem/components'
import { CreditsNotice } from '../../CreditsNotice.tsx'
import { EditorError } from '../../EditorError.tsx'
import { TestAnswer } from './TestAnswer.tsx'

const texts = editorMessages.tests

interface PromptTestItemProps {
  readonly test: PromptTest
  readonly name: string
  readonly run: TestRun
  readonly state: TestState
  readonly onChange: (test: PromptTest) => void
  readonly onRemove: () => void
}

function PromptTestItem({ test, name, run, state, onChange, onRemove }: PromptTestItemProps) {
  const styles = usePromptTestsStyles()
  const { isLoading, errorText, isOutOfCredits } = run
  return (
    <li aria-label={name} className={styles.test}>
      <Field label={texts.message}>
        <Textarea
          value={test.message}
          placeholder={texts.placeholder}
          onChange={(_, { value }) => onChange({ ...test, message: value })}
        />
      </Field>
      <div className={styles.rules}>
        <Field label={texts.mustMention} hint={texts.commas}>
          <Input value={test.mustMention} onChange={(_, { value }) => onChange({ ...test, mustMention: value })} />
        </Field>
        <Field label={texts.mustNotMention}>
          <Input
            value={test.mustNotMention}
            onChange={(_, { value }) => onChange({ ...test, mustNotMention: value })}
          />
        </Field>
      </div>
      <div role="status" className={styles.foot}>
        {isLoading ? <Spinner size="tiny" label={texts.running} /> : <LastRun test={test} state={state} />}
        <Button size="small" appearance="subtle" className={styles.remove} onClick={onRemove}>
          {texts.remove(name)}
        </Button>
      </div>
      {!isLoading && test.run && hasFailed(test) && <TestAnswer test={test} />}
      <EditorError text={errorText} />
      {isOutOfCredits && <CreditsNotice />}
    </li>
  )
}

function hasFailed(test: PromptTest): boolean {
  const { missing, unwanted } = violationsOf(test, test.run?.answer ?? '')
  return missing.length > 0 || unwanted.length > 0
}

function LastRun({ test, state }: Pick<PromptTestItemProps, 'test' | 'state'>) {
  if (!test.run) return null
  const isFailed = hasFailed(test)
  return (
    <>
      <StatusDot tone={isFailed ? 'danger' : 'success'} label={isFailed ? texts.failed : texts.passed} />
      {state === 'stale' && <span>{texts.stale}</span>}
    </>
  )
}

interface PromptTestsProps {
  readonly owner: string
  readonly category: ResponseCategory
  readonly prompts: TestedPrompts
}

/** The prompt tests of a category. A test looks for required and forbidden words in a reply of the AI (SEQ-136). */
export function PromptTests({ owner, category, prompts }: PromptTestsProps) {
  const styles = usePromptTestsStyles()
  const root = useRef<HTMLDivElement>(null)
  const [tests, setTests] = useAtom(useMemo(() => promptTestsAtomOf(owner, category), [owner, category]))
  const runs = useAtomValue(testRunsAtom)
  const store = useStore()
  const canRun = hasRounds(prompts, category)
  const runnable = tests.filter(isRunnable)
  const isRunning = tests.some(({ id }) => runs[id]?.isLoading)
  const isFull = tests.length >= maximumTests
  const isDisabled = isRunning || runnable.length === 0 || !canRun
  const run = () => void runTests(store, { owner, prompts, tests: runnable.map((test) => ({ category, test })) })
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
              run={runs[test.id] ?? idleRun}
              state={testState(test, testInput(prompts, category, test.message))}
              onChange={(changed) => setTests((all) => all.map((each) => (each.id === test.id ? changed : each)))}
              onRemove={() => {
                // Moves the focus to the button that adds a test, because the pressed button disappears.
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
