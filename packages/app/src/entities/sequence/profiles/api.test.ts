import { type Profile, profileList, sequenceGet, sequenceList, type SequenceSummary } from '@tandem/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { type Holder, profileLinkMutationAtom } from './api.ts'
import { sequenceProfilesMessages } from './messages.ts'

let app: SimulatedApp
let holder: SequenceSummary
let other: SequenceSummary
let profile: Profile
beforeEach(async () => {
  app = startSimulatedApp()
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: listed } = await request(sequenceList, { query: { limit: 100 } })
  const pairs = listed.sequences.flatMap((one) =>
    listed.sequences
      .filter(({ id, clientId, status }) => id !== one.id && clientId === one.clientId && status !== 'archived')
      .map((another) => [one, another] as const),
  )
  const pair = pairs.find(([one, another]) => one.profileIds.length > 0 && another.sendConnectionRequests)
  const { _embedded: embedded } = await request(profileList, { query: { limit: 100 } })
  const found = embedded.profiles.find(({ id }) => id === pair?.[0].profileIds[0])
  if (!pair || !found)
    throw new Error('no client has a sequence with a profile and a second sequence with connection requests')
  ;[holder, other] = pair
  profile = found
})

const profilesOf = async ({ id }: SequenceSummary) =>
  (await app.store.get(apiClientAtom).request(sequenceGet, { params: { id } })).profileIds
const toasts = () => app.store.get(waitingToastsAtom)

test('SEQ-60, SEQ-61 Overwrite moves a profile from another sequence', async () => {
  const onConflict = vi.fn<(found: Holder) => void>()
  const change = { sequenceId: other.id, profile, isAdding: true, fromSequenceId: undefined, onConflict }
  await app.store.set(profileLinkMutationAtom, change)
  expect(onConflict).toHaveBeenCalledWith({ id: holder.id, name: holder.name })
  expect(toasts()).toEqual([])
  await app.store.set(profileLinkMutationAtom, { ...change, fromSequenceId: holder.id })
  expect([await profilesOf(holder), await profilesOf(other)]).toEqual([
    holder.profileIds.filter((id) => id !== profile.id),
    expect.arrayContaining([profile.id]),
  ])
  expect(toasts()).toMatchObject([{ title: 'Profile has been added to the sequence.' }])
  toasts()[0]?.action?.onClick()
  await vi.waitFor(async () => expect(await profilesOf(holder)).toContain(profile.id), 10_000)
})

test.each([
  [
    'after a failed overwrite, an error shows and the profile returns to its sequence',
    { operationId: 'sequenceProfilePut', status: 503 },
  ],
  [
    'after a lost response to the removal of the profile, an error shows and the profile returns to its sequence',
    { operationId: 'sequenceProfileDelete', lostResponse: true },
  ],
])('SEQ-62 %s', async (_, fault) => {
  await app.control('/faults', { ...fault, times: 1 })
  const change = { sequenceId: other.id, profile, isAdding: true, fromSequenceId: holder.id }
  await app.store.set(profileLinkMutationAtom, change)
  expect(toasts()).toMatchObject([{ intent: 'error', title: 'Failed to reassign' }])
  expect(await profilesOf(holder)).toContain(profile.id)
})

test('SEQ-139 adding or removing a profile counts as success after a lost response', async () => {
  await app.control('/faults', { operationId: 'sequenceProfilePut', lostResponse: true, times: 1 })
  const change = { sequenceId: other.id, profile, isAdding: true, fromSequenceId: holder.id }
  await app.store.set(profileLinkMutationAtom, change)
  expect(await profilesOf(other)).toContain(profile.id)
  await app.control('/faults', { operationId: 'sequenceProfileDelete', lostResponse: true, times: 1 })
  await app.store.set(profileLinkMutationAtom, { ...change, isAdding: false, fromSequenceId: undefined })
  expect(toasts().map(({ title }) => title)).toEqual([
    'Profile has been added to the sequence.',
    'Profile has been removed from sequence.',
  ])
})

test('SEQ-60 removing a profile twice succeeds', async () => {
  const change = { sequenceId: holder.id, profile, isAdding: false, fromSequenceId: undefined }
  await app.store.set(profileLinkMutationAtom, change)
  await app.store.set(profileLinkMutationAtom, change)
  const removed = { intent: 'success', title: 'Profile has been removed from sequence.' }
  expect(toasts()).toMatchObject([removed, removed])
})

test.each([
  [{ status: 'active', profilesCount: 1 }, 'Ann will leave “Q3”, which is active and has no other profile, and send'],
  [{ status: 'active', profilesCount: 2 }, 'Ann will leave “Q3”, which is active, and send'],
  [{ status: 'paused', profilesCount: 2 }, 'Ann will leave “Q3” and send'],
  [undefined, 'Ann will leave “Q3” and send'],
] as const)('SEQ-61 the question names the effect on the sequence that the profile leaves (%o)', (sequence, text) => {
  expect(sequenceProfilesMessages.conflict.where('Ann', 'Q3', sequence)).toBe(`${text} for this sequence.`)
})
