import { type User } from '@tandem/contract'
import * as v from 'valibot'
import { controlCallOf } from './core/control.ts'
import { type SimulatorDefinition } from './core/definition.ts'
import { handlersOf, refuse, Refusal } from './core/handlers.ts'
import { table } from './core/table.ts'
import { type Workspace } from './core/workspace.ts'
import { type Simulator, type SimulatorOptions, simulatorsOf } from './simulator.ts'

/* A small backend to test the core without the product. */

interface NameRow {
  readonly id: number
  readonly name: string
}

const tables = {
  users: table<User>()({ indexes: { email: (row) => row.email } }),
  names: table<NameRow>()({ indexes: { name: (row) => row.name } }),
}

interface ToyEvents {
  readonly naming: { readonly name: string; readonly isRepeated: boolean }
}

export interface ToyShape {
  readonly tables: typeof tables
  readonly events: ToyEvents
}

const day = 24 * 60 * 60 * 1000
export const toyStart = Date.UTC(2026, 0, 5, 9)

interface ToyCaller {
  readonly viewer: User
}

const handlers = handlersOf<ToyShape, ToyCaller>()({
  login({ tables: { users } }, { body }, caller) {
    const [user] = users.by('email', body.email)
    if (!user || body.password !== 'demo') throw refuse(401, 'Email or password is wrong.')
    caller.signIn(user.id)
    return user
  },
  logout(_workspace, _input, caller) {
    caller.signOut()
  },
  userMe: (_workspace, _input, { viewer }) => viewer,
  userMeImage: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  // The response for user 2 does not fit the contract.
  userGet({ tables: { users } }, { params }) {
    const user = users.get(params.id)
    if (!user) throw refuse(404, `There is no user ${params.id}.`)
    return params.id === 2 ? { ...user, profilesCount: -1 } : user
  },
  userList({ tables: { users } }, { query }) {
    if (query.search === 'undeclared') throw refuse(422, 'This status is not in the contract.')
    const page = users.page({ order: 'byId', limit: query.limit ?? 25 })
    return {
      _embedded: { users: [...page], profiles: {} },
      count: page.length,
      totalCount: users.count,
      totalFilteredCount: users.count,
    }
  },
  customAttributeList: ({ tables: { names } }) => ({ _embedded: { recipientCustomAttributes: [...names.rows()] } }),
  customAttributeCreate({ tables: { names }, random, events, clock }, { body }) {
    const row = names.insert({ name: body.name })
    // This handler writes before it refuses.
    const [same] = names.by('name', body.name)
    if (same && same.id !== row.id) {
      events.schedule('naming', { name: 'never', isRepeated: false }, clock.now())
      throw new Refusal(409, [{ existingEntity: same }])
    }
    if (random.stream('echo').chance(0.5))
      events.schedule('naming', { name: `${body.name}, later`, isRepeated: false }, clock.now() + day)
    return row
  },
})

function build({ tables: { users }, events, clock }: Workspace<ToyShape>): void {
  for (const [name, role] of [
    ['Ada Lovelace', 'org_owner'],
    ['Grace Hopper', 'org_member'],
  ] as const) {
    const email = role === 'org_owner' ? 'demo@example.com' : 'grace@example.com'
    users.insert({
      name,
      email,
      role,
      status: 'active',
      organizationId: 1,
      paidProfilesCount: 0,
      profilesCount: 0,
      profileIds: [],
    })
  }
  events.schedule('naming', { name: 'second', isRepeated: true }, clock.now() + 2 * day)
  events.schedule('naming', { name: 'first', isRepeated: false }, clock.now() + day)
  events.schedule('naming', { name: 'first but one', isRepeated: false }, clock.now() + day)
}

const definition: SimulatorDefinition<ToyShape, ToyCaller> = {
  version: 1,
  tables,
  handlers,
  callerOf({ tables: { users } }, userId) {
    const viewer = users.get(userId)
    if (!viewer) throw refuse(401, 'Please, sign in.')
    return { viewer }
  },
  events: {
    naming({ tables: { names }, events, clock }, { name, isRepeated }) {
      names.insert({ name: `${name} at ${new Date(clock.now()).toISOString()}` })
      if (isRepeated) events.schedule('naming', { name, isRepeated }, clock.now() + 7 * day)
    },
  },
  scenarios: {
    toy: { title: 'Two people', build },
  },
  demoUserId: () => 1,
}

const controlCall = controlCallOf<ToyShape>()({
  method: 'POST',
  path: '/names',
  body: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty('A name is required.')) }),
  handle({ tables: { names } }, { name }) {
    if (names.countBy('name', name) > 0) throw refuse(409, 'This name is taken.')
    return names.insert({ name })
  },
})

const createToy = simulatorsOf(definition, [controlCall], { scenario: 'toy', seed: 1 })

/** The clock is frozen at 09:00 on Monday, 5 January 2026. */
export function toySimulator(options: SimulatorOptions = {}): Simulator {
  return createToy({ now: toyStart, isFrozen: true, ...options })
}
