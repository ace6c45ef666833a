import { lazyOverlay } from '@tandem/components'
import { useAtom } from 'jotai'
import { launchQuestionAtom } from '../../entities/sequence/launch/launchTests.ts'

const LaunchTestsDialog = lazyOverlay(async () => (await import('./LaunchTestsDialog.tsx')).LaunchTestsDialog)

/** Asks before the launch of a sequence whose prompt tests have not passed: in the list, the drawer and the wizard. */
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
