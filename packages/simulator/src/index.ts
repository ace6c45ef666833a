import { productCalls } from './control/productCalls.ts'
import { type SimulatorDefinition } from './core/definition.ts'
import { eventHandlers } from './domain/events.ts'
import { tables, type TandemShape } from './domain/rows/workspace.ts'
import { callerOf, type TandemCaller } from './handlers/caller.ts'
import { handlers } from './handlers/handlers.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { demoEmail } from './seed/organization.ts'
import { simulatorsOf } from './simulator.ts'

export { type ControlClock, type ControlState } from './control/controlState.ts'
export { type ControlReport, type ReportFigures } from './domain/reports/spanReport.ts'
export { BadSnapshot, UnknownScenario } from './core/engine.ts'
export { assembleSnapshot, type Snapshot, type WorkspaceChanges } from './core/snapshot.ts'
export { type Simulator, type SimulatorOptions } from './simulator.ts'

const definition: SimulatorDefinition<TandemShape, TandemCaller> = {
  version: 12,
  tables,
  secrets: { users: 'password', mails: 'token' },
  handlers,
  callerOf,
  events: eventHandlers,
  scenarios,
  demoUserId({ tables: { users } }) {
    const [user] = users.by('email', demoEmail)
    if (!user) throw new Error(`The scenario has no user ${demoEmail}.`)
    return user.id
  },
}

/** The first scenario is the default. */
export const scenarioNames: readonly string[] = Object.keys(scenarios)

/** Throws an `UnknownScenario` if no scenario has the name. Defaults: scenario `agency`, seed 1, the host's time. */
export const createSimulator = simulatorsOf(definition, productCalls, { scenario: 'agency', seed: 1 })
