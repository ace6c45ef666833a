import { type Handlers } from '../core/handlers.ts'
import { type TandemShape } from '../domain/rows/workspace.ts'
import { authHandlers } from './auth.ts'
import { type TandemCaller } from './caller.ts'
import { callHandlers } from './calls.ts'
import { clientHandlers } from './clients.ts'
import { conversationHandlers } from './conversations.ts'
import { dashboardHandlers } from './dashboard.ts'
import { directoryHandlers } from './directories.ts'
import { messageHandlers } from './messages.ts'
import { organizationHandlers } from './organizations.ts'
import { profileHandlers } from './profiles.ts'
import { recipientImportHandlers } from './recipientImports.ts'
import { recipientHandlers } from './recipients.ts'
import { sequenceHandlers } from './sequences.ts'
import { userHandlers } from './users.ts'

/** A missing handler is a type error. */
export const handlers: Handlers<TandemShape, TandemCaller> = {
  ...authHandlers,
  ...callHandlers,
  ...clientHandlers,
  ...conversationHandlers,
  ...dashboardHandlers,
  ...directoryHandlers,
  ...messageHandlers,
  ...organizationHandlers,
  ...profileHandlers,
  ...recipientHandlers,
  ...recipientImportHandlers,
  ...sequenceHandlers,
  ...userHandlers,
}
