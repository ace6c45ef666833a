import { draftOwner } from '../editor/ai/tests/promptTests.ts'
import { calendarAttachmentOf } from '../editor/calendar/attachments.ts'

/** The calendar that is being attached to the draft. */
export const draftAttachment = calendarAttachmentOf(draftOwner)
