import { type Recipient } from '@tandem/contract'
import { fullNameOf } from '../../shared/text/fullName.ts'
import { callListMessages } from '../../entities/call/messages.ts'
import { type ChosenConversation } from './draft.ts'

/** The data of a conversation that the wizard needs. */
export function chosenConversation(id: number, recipient: Recipient | undefined): ChosenConversation {
  const leadZone = recipient?.timeZone ?? undefined
  return {
    id,
    name: fullNameOf(recipient) || callListMessages.noLead,
    ...(leadZone !== undefined && { leadZone }),
  }
}
