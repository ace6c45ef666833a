import { draftOwner } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { calendarAttachmentOf } from '../../entities/sequence/editor/calendar/attachments.ts'

/** The calendar connection that the user is adding to the draft. */
export const draftAttachment = calendarAttachmentOf(draftOwner)
