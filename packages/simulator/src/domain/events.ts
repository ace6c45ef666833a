import { type EventHandlers } from '../core/world.ts'
import { type TandemShape } from './world.ts'

/** What happens when an event is due. */
export const eventHandlers: EventHandlers<TandemShape> = {
  mailExpires: ({ tables }, { mailId }) => void tables.mails.delete(mailId),
}
