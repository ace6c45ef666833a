import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { launchQuestionAtom } from './launchTests.ts'

const LaunchTestsDialog = lazy(async () => ({
  default: (await import('./LaunchTestsDialog.tsx')).LaunchTestsDialog,
}))

/** The prompt tests that are open before a launch, for the list, the drawer and the wizard. */
export function LaunchQuestion() {
  const [question, setQuestion] = useAtom(launchQuestionAtom)
  useEffect(() => () => setQuestion(undefined), [setQuestion])
  if (!question) return null
  return (
    <Suspense>
      <LaunchTestsDialog
        candidate={question.candidate}
        onLaunch={question.launch}
        onClose={() => setQuestion(undefined)}
      />
    </Suspense>
  )
}
