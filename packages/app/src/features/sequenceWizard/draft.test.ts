import { userMe } from '@tandem/contract'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { endSessionAtom } from '../../shared/session/session.ts'
import { changeDraftAtom, chooseType, discardDraft, sequenceDraftAtom } from './draft.ts'
import { startOf } from './steps/WrittenStep.tsx'
import { draftLaunchBlocks, wizardStepsOf } from './wizardSteps.ts'

/** Replaces `localStorage`, because Node has no such storage. */
function browserStorage() {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  return items
}

let app: SimulatedApp
let items: Map<string, string>
beforeEach(() => {
  items = browserStorage()
  app = startSimulatedApp()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function signedIn(store = app.store, id?: number) {
  const user = await store.get(apiClientAtom).request(userMe, { query: {} })
  setUser(store, { ...user, ...(id !== undefined && { id }) })
  return store
}

test('SEQ-8 the draft is stored under CRATE_SEQUENCE', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  store.set(changeDraftAtom, { recipients: { ids: '1-3', held: '2' }, step: 'client' })
  expect(items.get('CRATE_SEQUENCE')).toContain('"ids":"1-3"')
  const reloaded = await signedIn(app.openWindow())
  expect(reloaded.get(sequenceDraftAtom)).toMatchObject({ type: 'cloud', step: 'client', recipients: { ids: '1-3' } })
  discardDraft(reloaded)
  expect(items.get('CRATE_SEQUENCE')).not.toContain('1-3')
})

test('SEQ-113 only the user who made a draft sees it', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  store.set(changeDraftAtom, { client: { id: 1, name: 'Acme' } })
  store.set(endSessionAtom, 'logout')
  expect(store.get(sequenceDraftAtom)).toBeUndefined()
  const other = await signedIn(app.openWindow(), 4711)
  expect(other.get(sequenceDraftAtom)).toBeUndefined()
  chooseType(other, 'reEngagement')
  const back = await signedIn(app.openWindow())
  expect(back.get(sequenceDraftAtom)).toMatchObject({ type: 'cloud', client: { name: 'Acme' } })
})

test('SEQ-113 two windows can change different parts of a draft, and a discarded draft stays discarded', async () => {
  const one = await signedIn()
  const two = await signedIn(app.openWindow())
  chooseType(one, 'cloud')
  two.set(changeDraftAtom, { client: { id: 1, name: 'Acme' } })
  one.set(changeDraftAtom, { recipients: { ids: '7', held: '' } })
  expect((await signedIn(app.openWindow())).get(sequenceDraftAtom)).toMatchObject({
    client: { name: 'Acme' },
    recipients: { ids: '7' },
  })
  discardDraft(two)
  one.set(changeDraftAtom, { step: 'settings' })
  expect((await signedIn(app.openWindow())).get(sequenceDraftAtom)).toBeUndefined()
})

test('SEQ-8 an unreadable draft of one user does not affect the draft of another user', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const kept = items.get('CRATE_SEQUENCE') ?? ''
  items.set('CRATE_SEQUENCE', kept.replace('"value":{', '"value":{"9":{"step":5},'))
  expect((await signedIn(app.openWindow())).get(sequenceDraftAtom)).toMatchObject({ type: 'cloud' })
})

test('SHELL-63 a stored draft with an unknown category is readable', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const entry = { category: 'neutral' as const, fastResponseEnabled: true, steps: [{ prompts: ['Be brief.'] }] }
  store.set(changeDraftAtom, { responses: [entry, { ...entry, category: 'objection' }] })
  const kept = items.get('CRATE_SEQUENCE') ?? ''
  items.set('CRATE_SEQUENCE', kept.replace('"objection"', '"brand_new"').replace(':true,"steps"', ':null,"steps"'))
  expect((await signedIn(app.openWindow())).get(sequenceDraftAtom)?.responses).toEqual([
    { ...entry, fastResponseEnabled: false },
  ])
  // The wizard's step leaves out unknown categories, because the step cannot show them.
  const example = { templates: [], aiTemplates: [], responses: [entry], followUps: [] }
  const odd = { ...example, responses: [entry, Object.assign({}, entry, { category: 'brand_new' })] }
  expect(startOf('responses', odd)).toEqual({ responses: [entry] })
})

test('SEQ-64 if connection requests are off, the step Sending Profiles is incomplete with two profiles', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const stepOf = (sendConnectionRequests: boolean) => {
    const profiles = [4, 5].map((id) => ({ id, name: 'Tom', fromSequenceId: null }))
    store.set(changeDraftAtom, { profiles, sendConnectionRequests })
    const draft = store.get(sequenceDraftAtom)
    return draft && wizardStepsOf(draft).find(({ id }) => id === 'profiles')
  }
  expect(stepOf(true)).toMatchObject({ isComplete: true })
  expect(stepOf(false)).toMatchObject({ isComplete: false, missing: expect.stringMatching(/^Too many profiles!/) })
})

test('SEQ-10 a step of the wizard is complete once the draft has the values of the step', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const shown = () => {
    const draft = store.get(sequenceDraftAtom)
    if (!draft) throw new Error('there is no draft')
    return wizardStepsOf(draft)
  }
  expect(shown().map(({ label }) => label)).toEqual([
    'Recipients',
    'AI Client',
    'Messages',
    'AI Responses',
    'AI Follow up',
    'Sending Profiles',
    'Settings',
  ])
  expect(shown().filter(({ isComplete }) => isComplete)).toEqual([])
  expect(shown()[0]?.missing).toBe('Select recipients, or skip for now')
  store.set(changeDraftAtom, { recipients: { ids: '', held: '' } })
  expect(shown()[0]).toMatchObject({ isComplete: true, isSkipped: true, value: 'No recipients' })
  expect(shown()[1]).toMatchObject({ isComplete: false, missing: 'Please, select a client' })
  store.set(changeDraftAtom, {
    recipients: { ids: '1-200,300', held: '' },
    client: { id: 1, name: 'Acme' },
    templates: [],
    responses: [],
    followUps: [{ category: 'interested', enabled: true, steps: [] }],
    profiles: [{ id: 4, name: 'Tom', fromSequenceId: null }],
    settings: { name: '', startDate: '2026-03-10', scheduleTimezone: 'UTC', schedule: '*' },
  })
  expect(shown().map(({ value }) => value)).toEqual([
    '201 recipients',
    'Acme',
    '0 messages',
    'On for 0 of 0 categories',
    'On for 1 of 1 categories',
    '1 profile',
    undefined,
  ])
  expect(shown()[6]).toMatchObject({ isComplete: false, missing: 'Please, define sequence name' })
  chooseType(store, 'reEngagement')
  expect(shown()[2]).toMatchObject({ label: 'Re-Engagement', isComplete: false })
  chooseType(store, 'cloud')
  expect(shown()[2]).toMatchObject({ label: 'Messages', isComplete: true })
})

test('SEQ-45, SEQ-137 an incomplete step tells which message or prompt the server would refuse', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const long = { prompts: ['x'.repeat(4001)] }
  const message = { title: '', delaySecs: 0, systemId: crypto.randomUUID() }
  store.set(changeDraftAtom, {
    recipients: { ids: '', held: '' },
    client: { id: 1, name: 'Acme' },
    templates: [
      { ...message, text: 'Hi' },
      { ...message, text: 'x'.repeat(8001) },
    ],
    responses: [{ category: 'objection', fastResponseEnabled: false, steps: [{ prompts: ['Short'] }, long] }],
    followUps: [
      { category: 'neutral', enabled: true, steps: Array.from({ length: 51 }, () => ({ ...long, delaySecs: 0 })) },
    ],
    aiTemplates: [{ ...long, delaySecs: 0 }],
  })
  const missing = () => {
    const draft = store.get(sequenceDraftAtom)
    return draft && wizardStepsOf(draft).map((step) => step.isComplete || step.missing)
  }
  const promptTooLong = 'A prompt can have at most 4,000 characters.'
  expect(missing()?.slice(2, 5)).toEqual([
    'Message 1: A message can have at most 8,000 characters.',
    `Objection, AI Response 2: ${promptTooLong}`,
    `Neutral, AI Follow-up 1: ${promptTooLong}`,
  ])
  chooseType(store, 'reEngagement')
  expect(missing()?.[2]).toBe(promptTooLong)
})

test('SEQ-112 the reasons that prevent the launch are listed', async () => {
  const store = await signedIn()
  chooseType(store, 'cloud')
  const blocks = () => {
    const draft = store.get(sequenceDraftAtom)
    return draft && draftLaunchBlocks(draft)
  }
  expect(blocks()).toEqual(['noRecipients', 'noProfiles'])
  store.set(changeDraftAtom, { recipients: { ids: '1', held: '' }, profiles: [] })
  expect(blocks()).toEqual(['noProfiles'])
  store.set(changeDraftAtom, { profiles: [{ id: 4, name: 'Tom', fromSequenceId: null }] })
  expect(blocks()).toEqual([])
})
