import { type Conversation, conversationList } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'

interface InboxApp {
  readonly app: SimulatedApp
  /** The first conversation with an incoming message. */
  readonly conversation: Conversation
}

/** Starts an app with a signed-in user and an empty browser storage. */
export async function startInboxApp(): Promise<InboxApp> {
  localStorage.clear()
  const app = startSimulatedApp()
  await signedIn(app.store)
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(conversationList, { query: { limit: 1, hasIncoming: true } })
  const [conversation] = embedded.conversations
  if (!conversation) throw new Error('The workspace has no conversation with an incoming message.')
  return { app, conversation }
}
