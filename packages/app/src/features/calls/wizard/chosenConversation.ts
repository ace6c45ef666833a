import { type Recipient } from '@tandem/contract'
import { fullNameOf } from '../../../shared/fullName.ts'
import { knownZone } from '../form/knownZone.ts'
import { callListMessages } from '../messages.ts'
import { type ChosenConversation } from './draft.ts'

/** A conversation as the steps know it once it is chosen. */
export function chosenConversation(id: number, recipient: Recipient | undefined): ChosenConversation {
  const leadZone = knownZone(recipient?.timeZone)
  return {
    id,
    name: fullNameOf(recipient) || callListMessages.noLead,
    ...(leadZone !== undefined && { leadZone }),
  }
}
