import { NextStepChip } from '@tandem/components'
import { type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { queueQueryAtom } from '../../../entities/sequence/forecast/api.ts'
import { nextStepText } from '../../../entities/sequence/forecast/nextStepText.ts'
import { outlookPanelMessages } from '../../../entities/sequence/forecast/forecastPanelMessages.ts'

const texts = outlookPanelMessages.messageSteps

/**
 * When each saved message of a sequence goes out next, and why then or why not, by its `systemId` (SEQ-167). Undefined
 * until that is known, and against a backend that does not answer it.
 */
export function useMessageSteps({ id, templates }: Sequence): ReadonlyMap<string, ReactNode> | undefined {
  const queueAtom = useMemo(
    () => queueQueryAtom(() => ({ params: { id }, body: { recipientIds: [], withMessages: true } })),
    [id],
  )
  const { messages } = useAtomValue(queueAtom).data ?? {}
  const now = useAtomValue(nowAtom)
  return useMemo(() => {
    if (!messages) return undefined
    const byPosition = new Map(messages.map((each) => [each.position, each]))
    const steps = new Map<string, ReactNode>()
    for (const [position, { systemId }] of templates.entries()) {
      const queued = byPosition.get(position)
      const shown = queued && nextStepText(queued, { sequenceId: id }, { now, zone: viewerZone })
      const step = shown?.time === undefined ? undefined : texts.next
      steps.set(systemId, shown ? <NextStepChip {...shown} step={step} /> : texts.nobody)
    }
    return steps
  }, [id, templates, messages, now])
}
