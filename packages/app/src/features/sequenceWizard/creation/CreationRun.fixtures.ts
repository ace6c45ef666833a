import { setUser } from '@tandem/app/testing/signedIn.ts'
import { pageSize, type Profile, profileList, recipientList, userMe } from '@tandem/contract'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { changeDraftAtom, chooseType } from '../draft.ts'
import { idRangesOf } from '../idRanges.ts'
import { hasLeft, heldBy } from './additions.ts'
import { newCreation } from './creation.ts'
import { type CreationRun } from './CreationRun.ts'

export const requestOf = (store: AppStore) => store.get(apiClientAtom).request

export async function signedIn(store: AppStore): Promise<AppStore> {
  setUser(store, await requestOf(store)(userMe, { query: {} }))
  return store
}

/**
 * A complete draft with three recipients and a profile. The recipient `held` and the profile `taken` are in other
 * sequences, and not in the draft.
 */
export async function preparedDraft(appStore: AppStore, { isLaunching = false } = {}) {
  const store = await signedIn(appStore)
  const request = requestOf(store)
  const { _embedded: listed } = await request(recipientList, { query: { limit: 100, sort: 'firstName' } })
  const { recipients } = listed
  const { _embedded: embedded } = await request(profileList, {
    query: { view: 'admin_list', limit: pageSize.profiles },
  })
  const { profiles } = embedded
  const free = recipients
    .filter(({ sequenceId }) => sequenceId === null)
    .slice(0, 3)
    .toSorted((one, other) => one.id - other.id)
  const held = recipients.find(({ sequenceId }) => sequenceId !== null)
  const profile = profiles.find(
    ({ sequenceId, clientId, slotStatus }) => sequenceId === null && clientId !== null && slotStatus === 'assigned',
  )
  const taken = profiles.find(({ sequenceId, clientId }) => sequenceId !== null && clientId !== null)
  if (free.length < 3 || !held || !taken || profile?.clientId == null)
    throw new Error('The workspace does not have the recipients and profiles of this draft.')
  chooseType(store, 'cloud')
  store.set(changeDraftAtom, {
    recipients: { ids: idRangesOf(free.map(({ id }) => id)), held: '' },
    client: { id: profile.clientId, name: 'Acme' },
    templates: [{ title: 'Connection request', text: 'Hi', delaySecs: 0, systemId: crypto.randomUUID() }],
    responses: [],
    followUps: [],
    profiles: [{ id: profile.id, name: profile.name, fromSequenceId: null }],
    settings: { name: 'Spring leads', startDate: '2026-03-10', scheduleTimezone: 'UTC', schedule: '*' },
    creation: newCreation(isLaunching),
  })
  return { store, free, held, profile, taken }
}

export const openOf = (run: CreationRun) =>
  run.getProgress().open.map((entry) => ({
    kind: entry.item.kind,
    id: entry.item.id,
    heldBy: heldBy(entry),
    hasLeft: hasLeft(entry),
    message: entry.status === 'failed' ? entry.reason : undefined,
  }))

/** A change for a draft. The new sequence takes the profile from the profile's current sequence. */
export const overwriting = ({ id, name, clientId, sequenceId }: Profile) => ({
  client: { id: clientId ?? 0, name: 'Acme' },
  profiles: [{ id, name, fromSequenceId: sequenceId }],
})
