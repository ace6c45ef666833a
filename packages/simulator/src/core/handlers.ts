import { type Answer, type ErrorStatus, type OperationId, type Operations, type ParsedInput } from '@tandem/contract'
import { type World, type WorldShape } from './world.ts'

/** Who calls, as the session cookie says. */
export interface Visitor {
  /** Undefined: nobody is signed in. */
  readonly userId: number | undefined
  /** Starts a session for this user and sets its cookie on the answer. */
  signIn(userId: number): void
  /** Ends the session and clears its cookie. */
  signOut(): void
}

/** A visitor who is signed in: operations that are not public answer 401 before their handler is asked. */
export interface Caller extends Visitor {
  readonly userId: number
}

type CallerOf<Id extends OperationId> = Operations[Id] extends { readonly isPublic: true } ? Visitor : Caller

/**
 * Answers one operation from the world: the body of its 2xx answer, or nothing where it has none. Throws a `Refusal` for any other answer.
 * Synchronous but for the few that read files. All that it wrote before it threw is taken back.
 */
export type Handler<Shape extends WorldShape, Id extends OperationId> = (
  world: World<Shape>,
  input: ParsedInput<Id>,
  caller: CallerOf<Id>,
) => Answer<Id> | Promise<Answer<Id>>

/** A handler for each operation: a missing one does not compile. */
export type Handlers<Shape extends WorldShape, Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: Handler<Shape, Id>
}

/** Keeps a resource's handlers typed in their own file: `const handlers = handlersOf<TandemShape>()`, then `handlers({ sequenceList: … })`. */
export const handlersOf =
  <Shape extends WorldShape>() =>
  <Ids extends OperationId>(some: Handlers<Shape, Ids>): Handlers<Shape, Ids> =>
    some

/** An answer with an error status. The body is the contract's: `{message, errors?}`, or what the operation declares for that status. */
export class Refusal extends Error {
  readonly status: ErrorStatus
  readonly body: unknown

  constructor(status: ErrorStatus, body: unknown) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** A refusal that says why in one sentence. */
export const refuse = (status: ErrorStatus, message: string): Refusal => new Refusal(status, { message })
