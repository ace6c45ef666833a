import { type OperationId } from '@tandem/contract'
import { type Handlers } from './handlers.ts'
import { type EventHandlers, type Scenario, type World, type WorldShape } from './world.ts'

/** All that makes a simulator this one: its tables, what its operations and events do, the worlds it starts from. */
export interface SimulatorDefinition<Shape extends WorldShape, Later extends OperationId = never> {
  /** Raised when records of earlier snapshots no longer fit. */
  readonly version: number
  readonly tables: Shape['tables']
  readonly handlers: Handlers<Shape, Exclude<OperationId, Later>>
  /** Operations whose handler comes later: they answer 501. */
  readonly notYet: readonly Later[]
  readonly events: EventHandlers<Shape>
  readonly scenarios: Readonly<Record<string, Scenario<Shape>>>
  /** The user who is signed in where a workspace opens signed in. */
  readonly demoUserId: (world: World<Shape>) => number
}
