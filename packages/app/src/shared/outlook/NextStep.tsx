import { NextStepChip } from '@tandem/components'
import { type QueuedRecipient } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../clock.ts'
import { type OutlookSubject } from './fixes.ts'
import { nextStepText } from './nextStepText.ts'

interface NextStepProps {
  readonly sequence: Pick<OutlookSubject, 'sequenceId' | 'isReEngagement'>
  readonly queued: QueuedRecipient
}

/** A table's cell with the next step of a sequence for a recipient, its time, and the reason (SEQ-160). */
export function NextStep({ sequence, queued }: NextStepProps) {
  const now = useAtomValue(nowAtom)
  const shown = nextStepText(queued, sequence, { now, zone: viewerZone })
  return <NextStepChip {...shown} isCell />
}
