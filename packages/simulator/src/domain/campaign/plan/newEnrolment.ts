import { type EnrolmentRow } from '../../rows/campaign.ts'
import { neverAccepts } from './behaviour.ts'

/** The enrolment of a new recipient of a sequence. */
export const newEnrolment = (
  facts: Pick<EnrolmentRow, 'sequenceId' | 'recipientId' | 'status' | 'dateAdded'>,
): Omit<EnrolmentRow, 'id'> => ({
  ...facts,
  profileId: null,
  dateRequested: null,
  dateAccepted: null,
  dateWithdrawn: null,
  dateReplied: null,
  dateInterested: null,
  dateRemoved: null,
  conversationId: null,
  behaviour: neverAccepts,
  stepIndex: 0,
  eventId: null,
})
