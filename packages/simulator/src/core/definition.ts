import { type OperationId } from '@tandem/contract'
import { type Handlers } from './handlers.ts'
import { type EventHandlers, type Scenario, type Workspace, type WorkspaceShape } from './workspace.ts'

/** Tables, operations, events and initial workspaces. */
export interface SimulatorDefinition<Shape extends WorkspaceShape, Caller extends object> {
  /** A snapshot of another version is refused. Increase the version when the fields of a table change. */
  readonly version: number
  readonly tables: Shape['tables']
  /** For each table with secrets: the name of the field that contains the secret. */
  readonly secrets?: Partial<Readonly<Record<Extract<keyof Shape['tables'], string>, string>>>
  readonly handlers: Partial<Handlers<Shape, Caller>>
  /** The signed-in user. Throws a `Refusal` for a caller without permission. */
  readonly callerOf: (workspace: Workspace<Shape>, userId: number, operationId: OperationId) => Caller
  readonly events: EventHandlers<Shape>
  readonly scenarios: Readonly<Record<string, Scenario<Shape>>>
  /** The user who is signed in at the start in the session mode `shared`. */
  readonly demoUserId: (workspace: Workspace<Shape>) => number
}
