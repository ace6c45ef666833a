import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  Textarea,
} from '@fluentui/react-components'
import { StatusDot } from '@tandem/components'
import { CreditsNotice } from '../../CreditsNotice.tsx'
import { EditorError } from '../../EditorError.tsx'
import { editorMessages } from '../../messages.ts'
import { type ExamplePreviews } from '../useExamplePreviews.ts'
import { answerOf, type PromptTest, violationsOf } from './promptTests.ts'
import { usePromptTestsStyles } from './PromptTests.styles.ts'

const texts = editorMessages.tests

interface PromptTestItemProps {
  readonly test: PromptTest
  /** 'Test 2'. */
  readonly name: string
  readonly result: ReturnType<ExamplePreviews['previewOf']>
  readonly onChange: (test: PromptTest) => void
  readonly onRemove: () => void
}

/** A message of a lead with its rules, and how the AI's last answer to it fared. */
export function PromptTestItem({ test, name, result, onChange, onRemove }: PromptTestItemProps) {
  const styles = usePromptTestsStyles()
  const { chat, isLoading, isStale, errorText, isOutOfCredits } = result
  const answer = chat && answerOf(chat.messages)
  const { missing, unwanted } = violationsOf(test, answer ?? '')
  const hasFailed = missing.length > 0 || unwanted.length > 0
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
        {isLoading && <Spinner size="tiny" label={texts.running} />}
        {!isLoading && answer !== undefined && (
          <StatusDot tone={hasFailed ? 'danger' : 'success'} label={hasFailed ? texts.failed : texts.passed} />
        )}
        {!isLoading && isStale && <span>{texts.stale}</span>}
        <Button size="small" appearance="subtle" className={styles.remove} onClick={onRemove}>
          {texts.remove(name)}
        </Button>
      </div>
      {!isLoading && answer !== undefined && hasFailed && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>
              {[
                ...(missing.length > 0 ? [texts.missing(missing)] : []),
                ...(unwanted.length > 0 ? [texts.unwanted(unwanted)] : []),
              ].join(' ')}
            </MessageBarTitle>
            <p className={styles.answer}>{answer}</p>
          </MessageBarBody>
        </MessageBar>
      )}
      <EditorError text={errorText} />
      {isOutOfCredits && <CreditsNotice />}
    </li>
  )
}
