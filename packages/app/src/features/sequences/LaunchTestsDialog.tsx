import { Button, Spinner, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { DialogFrame, StatusDot } from '@tandem/components'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { categoryNamesAtom, codeText } from '../../shared/api/directories.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { TestAnswer } from '../../entities/sequence/editor/ai/tests/TestAnswer.tsx'
import { idleRun, type TestRun, runTests, testRunsAtom } from '../../entities/sequence/editor/ai/tests/testRuns.ts'
import { CreditsNotice } from '../../entities/sequence/editor/CreditsNotice.tsx'
import { EditorError } from '../../entities/sequence/editor/EditorError.tsx'
import { editorMessages } from '../../entities/sequence/editor/messages.ts'
import {
  type LaunchCandidate,
  type LaunchTest,
  launchTestsAtomOf,
  openTests,
} from '../../entities/sequence/launch/launchTests.ts'

import { launchMessages as texts } from '../../entities/sequence/launch/messages.ts'
import { column, plainList, quietCaption, wrappingRow } from '@tandem/components/styles'

const useLaunchTestsDialogStyles = makeStyles({
  content: column(tokens.spacingVerticalM),
  text: { margin: 0 },
  note: { margin: 0, ...quietCaption },
  list: { ...column(tokens.spacingVerticalL), ...plainList },
  test: column(tokens.spacingVerticalXS),
  head: wrappingRow(tokens.spacingHorizontalM),
  name: { ...typographyStyles.body1Strong },
  message: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
})

interface LaunchTestsDialogProps {
  readonly candidate: LaunchCandidate
  /** Undefined: no launch button. */
  readonly onLaunch: (() => void) | undefined
  readonly onClose: () => void
}

/** Lists the prompt tests that have not passed, and can run them before a launch (SEQ-162). */
export function LaunchTestsDialog({ candidate, onLaunch, onClose }: LaunchTestsDialogProps) {
  const styles = useLaunchTestsDialogStyles()
  const { owner, prompts } = candidate
  const tests = useAtomValue(useMemo(() => launchTestsAtomOf({ owner, prompts }), [owner, prompts]))
  const runs = useAtomValue(testRunsAtom)
  const store = useStore()
  const open = openTests(tests)
  const isRunning = tests.some(({ test }) => runs[test.id]?.isLoading)
  const hasPassed = open.length === 0
  const isOutOfCredits = open.some(({ test }) => runs[test.id]?.isOutOfCredits)
  return (
    <DialogFrame
      title={texts.title(candidate.name)}
      contentClassName={styles.content}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{sharedMessages.cancel}</Button>
          {onLaunch && (
            <Button
              appearance={hasPassed ? 'primary' : 'secondary'}
              disabledFocusable={isRunning}
              onClick={() => {
                if (isRunning) return
                onClose()
                onLaunch()
              }}
            >
              {hasPassed ? texts.launch : texts.launchAnyway}
            </Button>
          )}
          {!hasPassed && (
            <Button
              appearance="primary"
              disabledFocusable={isRunning}
              onClick={() => !isRunning && void runTests(store, { owner, prompts, tests: open })}
            >
              {texts.run(open.length)}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className={styles.text}>
        {hasPassed ? texts.passed(tests.length) : texts.open(open.length, tests.length)}
      </p>
      {!hasPassed && onLaunch && <p className={styles.text}>{texts.warning}</p>}
      {!hasPassed && (
        <ul aria-label={texts.list} className={styles.list}>
          {open.map((each) => (
            <OpenTest key={each.test.id} open={each} run={runs[each.test.id] ?? idleRun} />
          ))}
        </ul>
      )}
      {isOutOfCredits && <CreditsNotice />}
      {!hasPassed && <p className={styles.note}>{texts.cost(open.length)}</p>}
    </DialogFrame>
  )
}

/** Shows a test that has not passed, with its state. A failed test also shows the AI's reply. */
function OpenTest({ open, run }: { readonly open: LaunchTest; readonly run: TestRun }) {
  const styles = useLaunchTestsDialogStyles()
  const names = useAtomValue(categoryNamesAtom)
  const { category, place, test, state } = open
  return (
    <li className={styles.test}>
      <div className={styles.head}>
        <span className={styles.name}>
          {`${names.get(category) ?? codeText(category)}, ${editorMessages.tests.name(place)}`}
        </span>
        {run.isLoading ? (
          <Spinner size="tiny" label={editorMessages.tests.running} />
        ) : (
          <StatusDot tone={state === 'failed' ? 'danger' : 'warning'} label={texts.states[state]} />
        )}
      </div>
      <p className={styles.message}>{texts.message(test.message)}</p>
      {state === 'failed' && !run.isLoading && <TestAnswer test={test} />}
      <EditorError text={run.errorText} />
    </li>
  )
}
