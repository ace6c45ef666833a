import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type ResponseCategory } from '@tandem/contract'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { editorMessages } from '../../messages.ts'
import { type ExamplePreviews, type ExampleRequest } from '../useExamplePreviews.ts'
import { maximumTests, promptTestsAtomOf } from './promptTests.ts'
import { PromptTestItem } from './PromptTestItem.tsx'
import { usePromptTestsStyles } from './PromptTests.styles.ts'

const texts = editorMessages.tests

interface PromptTestsProps {
  /** Names the sequence, or the draft of one. */
  readonly owner: string
  readonly category: ResponseCategory
  readonly previews: ExamplePreviews
  /** The example chat with a message of the lead; undefined while there is no round to answer it. */
  readonly requestOf: ((message: string) => ExampleRequest) | undefined
}

/** Messages of leads, with what the AI's first answer to them must and must not mention (SEQ-136). */
export function PromptTests({ owner, category, previews, requestOf }: PromptTestsProps) {
  const styles = usePromptTestsStyles()
  const [tests, setTests] = useAtom(useMemo(() => promptTestsAtomOf(owner, category), [owner, category]))
  const keyOf = (id: string) => `${category}/test/${id}`
  const runnable = tests.filter(({ message }) => message.trim() !== '')
  const results = tests.map(({ id, message }) => previews.previewOf(keyOf(id), requestOf?.(message).input ?? {}))
  const isRunning = results.some(({ isLoading }) => isLoading)
  const isFull = tests.length >= maximumTests
  const run = async () => {
    if (!requestOf) return
    // One after the other: where the credits end, the earlier answers stay.
    for (const { id, message } of runnable) await previews.write(keyOf(id), requestOf(message))
  }
  return (
    <div className={styles.root}>
      <p className={styles.text}>{requestOf ? texts.text : texts.noRounds}</p>
      {tests.length > 0 && (
        <ul aria-label={texts.title} className={styles.list}>
          {tests.map((test, index) => (
            <PromptTestItem
              key={test.id}
              test={test}
              name={texts.name(index + 1)}
              result={results[index] ?? { isLoading: false, isStale: false }}
              onChange={(changed) => setTests(tests.with(index, changed))}
              onRemove={() => setTests(tests.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          icon={<AddRegular />}
          disabledFocusable={isFull}
          title={isFull ? texts.full : undefined}
          onClick={() =>
            setTests([...tests, { id: crypto.randomUUID(), message: '', mustMention: '', mustNotMention: '' }])
          }
        >
          {texts.add}
        </Button>
        {tests.length > 0 && (
          <Button
            appearance="primary"
            disabledFocusable={isRunning || runnable.length === 0 || !requestOf}
            onClick={() => void run()}
          >
            {texts.run(runnable.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
