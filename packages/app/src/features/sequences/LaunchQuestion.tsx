import { lazyOverlay } from '@tandem/components'
import { useAtom } from 'jotai'
import { launchQuestionAtom } from '../../entities/sequence/launch/launchTests.ts'

const LaunchTestsDialog = lazyOverlay(async () => (await import('./LaunchTestsDialog.tsx')).LaunchTestsDialog)

/** The open prompt tests before a launch, for the list, the drawer and the wizard. */
export function LaunchQuestion() {
  const [question, setQuestion] = useAtom(launchQuestionAtom)
  if (!question) return null
  return (
    <LaunchTestsDialog
      candidate={question.candidate}
      onLaunch={question.launch}
      onClose={() => setQuestion(undefined)}
    />
  )
}
