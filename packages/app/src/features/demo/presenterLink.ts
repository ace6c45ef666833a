import * as v from 'valibot'
import { type DemoNames, type DemoStart } from './control.ts'

/** The content of a presenter's link (SIM-27). */
export interface PresenterLink extends DemoNames {
  readonly scenario?: string | undefined
  readonly seed?: number | undefined
  readonly hasTour?: boolean | undefined
}

const keys = {
  scenario: 'demo_scenario',
  seed: 'demo_seed',
  company: 'demo_company',
  user: 'demo_user',
  leads: 'demo_lead',
  tour: 'demo_tour',
} as const
const allKeys: readonly string[] = Object.values(keys)

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
const Seed = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const Scenario = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))
export const mostLeads = 20

/** Reads the parameters of a presenter's link. Undefined if `search` has no such parameter. Ignores invalid values. */
export function readPresenterLink(search: string): PresenterLink | undefined {
  const params = new URLSearchParams(search)
  if (!allKeys.some((key) => params.has(key))) return undefined
  const read = <T>(key: string, schema: v.GenericSchema<unknown, T>) => {
    const parsed = v.safeParse(schema, params.get(key))
    return parsed.success ? parsed.output : undefined
  }
  const leads = params.getAll(keys.leads).filter((name) => v.is(Name, name))
  return {
    scenario: read(keys.scenario, Scenario),
    seed: read(keys.seed, Seed),
    company: read(keys.company, Name),
    user: read(keys.user, Name),
    leads: leads.slice(0, mostLeads).map((name) => name.trim()),
    ...(params.get(keys.tour) === '1' && { hasTour: true }),
  }
}

export function withoutPresenterLink(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of allKeys) params.delete(key)
  const rest = params.toString()
  return rest === '' ? '' : `?${rest}`
}

export function writePresenterLink({
  scenario,
  seed,
  company,
  user,
  leads = [],
  hasTour = false,
}: PresenterLink): string {
  const params = new URLSearchParams()
  if (scenario !== undefined) params.set(keys.scenario, scenario)
  if (seed !== undefined) params.set(keys.seed, String(seed))
  if (company !== undefined) params.set(keys.company, company)
  if (user !== undefined) params.set(keys.user, user)
  for (const lead of leads) params.append(keys.leads, lead)
  if (hasTour) params.set(keys.tour, '1')
  return params.toString()
}

interface Openers {
  readonly reset: (start: DemoStart) => Promise<void>
  readonly rename: (names: DemoNames) => Promise<void>
}

export async function openPresenterLink(link: PresenterLink, { reset, rename }: Openers, scenario: string) {
  const { company, user, leads = [] } = link
  await reset({ scenario: link.scenario ?? scenario, seed: link.seed })
  if (company !== undefined || user !== undefined || leads.length > 0) await rename({ company, user, leads })
}
