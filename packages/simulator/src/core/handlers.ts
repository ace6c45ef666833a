import {
  type OperationResponse,
  type ErrorStatus,
  type OperationId,
  type Operations,
  type ParsedInput,
} from '@tandem/contract'
import { type Workspace, type WorkspaceShape } from './workspace.ts'

export interface Session {
  signIn(userId: number): void
  signOut(): void
}

/** If the operation is not public, the context includes the signed-in user. */
type ContextOf<Caller, Id extends OperationId> = Operations[Id] extends { readonly isPublic: true }
  ? Session
  : Session & Caller

/** Returns the body of a 2xx response, or throws a `Refusal`. The writes of a handler that throws are undone. */
export type Handler<Shape extends WorkspaceShape, Caller, Id extends OperationId> = (
  workspace: Workspace<Shape>,
  input: ParsedInput<Id>,
  context: ContextOf<Caller, Id>,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>

/** A handler per operation. A missing handler is a type error. */
export type Handlers<Shape extends WorkspaceShape, Caller, Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: Handler<Shape, Caller, Id>
}

/** Gives the handlers of a resource their types: `handlersOf<Shape, Caller>()({ userList: … })`. */
export const handlersOf =
  <Shape extends WorkspaceShape, Caller>() =>
  <Ids extends OperationId>(some: Handlers<Shape, Caller, Ids>): Handlers<Shape, Caller, Ids> =>
    some

/** A response with an error status. */
export class Refusal extends Error {
  readonly status: ErrorStatus
  readonly body: unknown
  readonly retryAfterSecs: number | undefined

  constructor(status: ErrorStatus, body: unknown, retryAfterSecs?: number) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.retryAfterSecs = retryAfterSecs
  }
}

/** A refusal with a message. */
export const refuse = (status: ErrorStatus, message: string): Refusal => new Refusal(status, { message })
