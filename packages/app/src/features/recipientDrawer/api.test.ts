import { expect, test } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { readVariableValues } from '../../shared/api/messageVariables.ts'
import { recipientPatchMutationAtom } from './api.ts'

test('RECIP-30 after a change of the recipient, the variables of messages have the new values', async () => {
  const app = startSimulatedApp()
  const valuesOf = async () => {
    const { _embedded: embedded } = await readVariableValues(app.store.get, 1)
    return embedded.variables.map(({ text }) => text)
  }
  expect(await valuesOf()).not.toContain('Corrected Ltd')
  await app.store.set(recipientPatchMutationAtom, { params: { id: 1 }, body: { company: 'Corrected Ltd' } })
  expect(await valuesOf()).toContain('Corrected Ltd')
})
