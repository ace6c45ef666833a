import { type EventHandlers } from '../core/world.ts'
import { calendarAnswers } from './calendars.ts'
import { dayBegins, leadMoves, profileTurn } from './campaign/engine.ts'
import { connectProfile } from './connectProfile.ts'
import { creditsRenew } from './credits.ts'
import { messageDue } from './outbox.ts'
import { settlePayment } from './payments.ts'
import { type TandemShape } from './world.ts'

/** What happens when an event is due. */
export const eventHandlers: EventHandlers<TandemShape> = {
  mailExpires: ({ tables }, { mailId }) => void tables.mails.delete(mailId),
  profileConnects(world, { profileId, outcome }) {
    const profile = world.tables.profiles.get(profileId)
    if (profile) connectProfile(world, profile, outcome)
  },
  paymentSettles: settlePayment,
  creditsRenew,
  calendarAnswers,
  dayBegins,
  profileTurn,
  leadMoves,
  messageDue,
}
