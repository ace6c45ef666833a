import { type Profile, profileList } from '@tandem/contract'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { foundProfiles, groupedProfiles, unseenCount } from './profileRows.ts'

let app: SimulatedApp
let profiles: readonly Profile[]
beforeAll(async () => {
  app = createSimulatedApp()
  const query = { view: 'admin_list' as const, limit: 100 }
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(profileList, { query })
  profiles = embedded.profiles.filter(({ slotStatus }) => slotStatus === 'assigned')
})
afterAll(() => app.close())

test('SEQ-164 a search finds profiles by name, title or company', () => {
  const [first] = profiles
  const [firstName = '', lastName = ''] = first?.name.split(' ') ?? []
  expect(foundProfiles(profiles, '  ')).toEqual(profiles)
  expect(foundProfiles(profiles, `${lastName.toUpperCase()} ${firstName.slice(0, 3)}`)).toContain(first)
  expect(foundProfiles(profiles, first?.company ?? '')).toContain(first)
  expect(foundProfiles(profiles, `${firstName} nobody`)).toEqual([])
})

test('SEQ-63 profiles of other clients are in a separate group, except for selected profiles', () => {
  const clientId = profiles[0]?.clientId ?? 0
  const other = profiles.find((profile) => profile.clientId !== clientId)
  const target = { sequenceId: null, clientId, selectedIds: [other?.id ?? 0], sendsRequests: true }
  const { own, others } = groupedProfiles(profiles, target)
  expect(own).toContain(other)
  expect(others.some((profile) => profile.clientId === clientId)).toBe(false)
  expect([own, others].flat()).toHaveLength(profiles.length)
})

test('SEQ-165 selected profiles that the user cannot see are counted', () => {
  const [first] = profiles
  expect(unseenCount(profiles, [first?.id ?? 0, 987_654])).toBe(1)
  expect(unseenCount(profiles, [first?.id ?? 0])).toBe(0)
})
