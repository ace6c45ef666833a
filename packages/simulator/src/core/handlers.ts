import {
  type OperationResponse,
  type ErrorStatus,
  type OperationId,
  type Operations,
  type ParsedInput,
} from '@tandem/contract'
import { type Workspace, type WorkspaceShape } from './workspace.ts'

/** The session of the request. */
export interface Session {
  /** Starts a session for this user and sets its cookie on the response. */
  signIn(userId: number): void
  /** Ends the session and clears its cookie. */
  signOut(): void
}

/** The caller of a handler: in a public operation the session only, in all others the user. */
type ContextOf<Caller, Id extends OperationId> = Operations[Id] extends { readonly isPublic: true }
  ? Session
  : Session & Caller

/**
 * Answers one operation from the workspace: returns the body of its 2xx response, or nothing where it has none. Throws
 * a `Refusal` for any other response; its writes are then rolled back. Synchronous except where it reads a file.
 */
export type Handler<Shape extends WorkspaceShape, Caller, Id extends OperationId> = (
  workspace: Workspace<Shape>,
  input: ParsedInput<Id>,
  context: ContextOf<Caller, Id>,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>

/** A handler for each operation: a missing one does not compile. */
export type Handlers<Shape extends WorkspaceShape, Caller, Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: Handler<Shape, Caller, Id>
}

/** Types the handlers of a resource: `const handlers = handlersOf<Shape, Caller>()`, `handlers({ userList: … })`. */
export const handlersOf =
  <Shape extends WorkspaceShape, Caller>() =>
  <Ids extends OperationId>(some: Handlers<Shape, Caller, Ids>): Handlers<Shape, Caller, Ids> =>
    some

/** A response with an error status. Its body is `{ message, errors? }`, or the one that the operation declares. */
export class Refusal extends Error {
  readonly status: ErrorStatus
  readonly body: unknown
  /** Seconds for the response's `Retry-After`. */
  readonly retryAfterSecs: number | undefined

  constructor(status: ErrorStatus, body: unknown, retryAfterSecs?: number) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.retryAfterSecs = retryAfterSecs
  }
}

/** A refusal with a sentence. */
export const refuse = (status: ErrorStatus, message: string): Refusal => new Refusal(status, { message })
