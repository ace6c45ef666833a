import { Button } from '@fluentui/react-components'
import { ButtonLink, EmptyState } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { listFailureAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { isQueueOverAtom, queuePlanAtom, repeatSkippedAtom, resumeAtom } from './queueAtoms.ts'
import { type QueueId } from './queues.ts'
import { passAtomOf } from './queueState.ts'

const { over, loadFailed } = inboxMessages.queue

interface QueueOverProps {
  readonly queueId: QueueId
}

/** A queue without an open conversation: it goes on where the user left it, or is done (INBOX-63). */
export function QueueOver({ queueId }: QueueOverProps) {
  const plan = useAtomValue(queuePlanAtom)
  const isOver = useAtomValue(isQueueOverAtom)
  const failure = useAtomValue(listFailureAtom)
  const { passed } = useAtomValue(passAtomOf(queueId))
  const resume = useSetAtom(resumeAtom)
  const repeatSkipped = useSetAtom(repeatSkippedAtom)
  const nextId = plan?.next?.id
  useEffect(() => {
    if (nextId !== undefined) resume()
  }, [nextId, resume])
  if (failure) return <LoadFailed title={loadFailed} error={failure.error} onRetry={failure.refetch} />
  if (!isOver) return undefined
  const countOf = (how: (typeof passed)[number]['how']) => passed.filter((each) => each.how === how).length
  const [done, snoozed, skipped] = [countOf('done'), countOf('snoozed'), countOf('skipped')]
  return (
    <EmptyState
      title={over.title}
      text={done + snoozed === 0 ? over.nothing : over.text(done, snoozed)}
      action={
        <>
          {skipped > 0 && (
            <Button appearance="primary" onClick={repeatSkipped}>
              {over.skipped(skipped)}
            </Button>
          )}
          <ButtonLink to="/">{over.dashboard}</ButtonLink>
        </>
      }
    />
  )
}
