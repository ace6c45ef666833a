import { type Sequence, sequenceGet, sequenceList, sequencePatch } from '@tandem/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { FormExplains } from '../../../shared/form/submitErrors.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { mergedPart } from './mergeParts.ts'
import { saveSequenceMutationAtom } from '../tabs/SequenceForm.tsx'

let app: SimulatedApp
let base: Sequence
const request = () => app.store.get(apiClientAtom).request
const read = () => request()(sequenceGet, { params: { id: base.id } })
const rewritten = (text: string, at: number): Pick<Sequence, 'templates'> => ({
  templates: base.templates.map((template, index) => (index === at ? { ...template, text } : template)),
})
const save = (values: Partial<Sequence>) =>
  app.store.set(saveSequenceMutationAtom, { id: base.id, values, base: { ...base } })
const saveElsewhere = (body: Partial<Sequence>) =>
  request()(sequencePatch, { params: { id: base.id }, body: { templates: body.templates } })

beforeEach(async () => {
  app = startSimulatedApp('agency')
  await signedIn(app.store)
  const { _embedded: embedded } = await request()(sequenceList, { query: { limit: 50 } })
  const found = embedded.sequences.find(({ type, templates }) => type === 'cloud' && templates.length > 2)
  base = await request()(sequenceGet, { params: { id: found?.id ?? 0 } })
})

describe('a save', () => {
  test("SEQ-138 a save keeps another user's changes of other messages", async () => {
    await saveElsewhere(rewritten('Of another tab', 1))
    await save(rewritten('Of this tab', 2))
    expect((await read()).templates.slice(1, 3).map(({ text }) => text)).toEqual(['Of another tab', 'Of this tab'])
  })

  test('SEQ-138 a save fails if another user has changed the same message', async () => {
    await saveElsewhere(rewritten('Of another tab', 1))
    await expect(save(rewritten('Of this tab', 1))).rejects.toBeInstanceOf(FormExplains)
    expect((await read()).templates[1]?.text).toBe('Of another tab')
  })

  test('SHELL-47 a save can be repeated after a lost response', async () => {
    await app.control('/faults', { operationId: 'sequencePatch', lostResponse: true, times: 1 })
    await expect(save(rewritten('Of this tab', 1))).rejects.toMatchObject({ isUncertain: true })
    await expect(save(rewritten('Of this tab', 1))).resolves.toMatchObject(rewritten('Of this tab', 1))
  })
})

describe('SEQ-138 two users change the messages', () => {
  const message = (systemId: string, text: string) => ({ systemId, text, title: '', delaySecs: 0 })
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => message(id, id))
  const idsOf = (mine: unknown, theirs: unknown) => {
    const merged = mergedPart('templates', [a, b, c], mine, theirs)
    return Array.isArray(merged) ? merged.map(({ systemId }) => systemId).join('') : merged
  }

  test.each([
    ['both add a message', [a, b, c, d], [a, b, c, e], 'abced'],
    ['one removes a message, the other adds a message', [a, c], [a, b, c, d], 'acd'],
    ['one moves a message, the other removes a message', [c, a, b], [a, b], 'ab'],
    ['one moves a message, the other adds a message', [c, a, b], [a, b, c, d], 'cabd'],
    ['both move a message', [c, a, b], [b, a, c], undefined],
    ['one removes the message that the other rewrites', [a, c], [a, message('b', 'new'), c], undefined],
  ])('%s', (_, mine, theirs, ids) => {
    expect(idsOf(mine, theirs)).toBe(ids)
  })
})
