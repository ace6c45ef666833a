import { NextStepChip } from '@tandem/components'
import { type QueuedRecipient } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../clock.ts'
import { nextStepText } from './nextStepText.ts'

interface NextStepProps {
  readonly sequenceId: number
  readonly queued: QueuedRecipient
  readonly isReEngagement?: boolean
  /** In a cell of a table. */
  readonly isCell?: boolean
}

/** The next step of a sequence with a recipient, its time, and the reason (SEQ-160). */
export function NextStep({ sequenceId, queued, isReEngagement = false, isCell = false }: NextStepProps) {
  const now = useAtomValue(nowAtom)
  const shown = nextStepText(queued, { sequenceId, isReEngagement }, { now, zone: viewerZone })
  return <NextStepChip {...shown} isCell={isCell} />
}
