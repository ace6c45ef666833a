import { type EventHandlers } from '../core/workspace.ts'
import { calendarConnects } from './calls/calendars.ts'
import { dayStarts } from './campaign/run/campaigns.ts'
import { firstContactDue } from './campaign/run/firstContacts.ts'
import { leadStepDue } from './campaign/run/leadSteps.ts'
import { connectProfile } from './people/connectProfile.ts'
import { creditsRenew } from './billing/credits.ts'
import { messageDue } from './messaging/outbox.ts'
import { settlePayment } from './billing/payments.ts'
import { type TandemShape } from './rows/workspace.ts'

export const eventHandlers: EventHandlers<TandemShape> = {
  mailExpires: ({ tables }, { mailId }) => void tables.mails.delete(mailId),
  profileConnects(workspace, { profileId, outcome }) {
    const profile = workspace.tables.profiles.get(profileId)
    if (profile) connectProfile(workspace, profile, outcome)
  },
  paymentSettles: settlePayment,
  creditsRenew,
  calendarConnects,
  dayStarts,
  firstContactDue,
  leadStepDue,
  messageDue,
}
