import { Button, Field, Input, Spinner, Textarea } from '@fluentui/react-components'
import { StatusDot } from '@tandem/components'
import { CreditsNotice } from '../../CreditsNotice.tsx'
import { EditorError } from '../../EditorError.tsx'
import { editorMessages } from '../../messages.ts'
import { type PromptTest, type TestState, violationsOf } from './promptTests.ts'
import { TestAnswer } from './TestAnswer.tsx'
import { type TestRun } from './testRuns.ts'
import { usePromptTestsStyles } from './PromptTests.styles.ts'

const texts = editorMessages.tests

interface PromptTestItemProps {
  readonly test: PromptTest
  /** 'Test 2'. */
  readonly name: string
  readonly run: TestRun
  readonly state: TestState
  readonly onChange: (test: PromptTest) => void
  readonly onRemove: () => void
}

/** A message of a lead with its rules, and how the AI's last answer to it fared. */
export function PromptTestItem({ test, name, run, state, onChange, onRemove }: PromptTestItemProps) {
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

/** Whether the last answer passed; also one that is out of date. */
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
