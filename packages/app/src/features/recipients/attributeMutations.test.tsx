import { type Column, customAttributeList } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { addressAtom } from '../../shared/router/search.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import {
  attributeAddMutationAtom,
  attributeDeleteMutationAtom,
  attributeRenameMutationAtom,
} from './useAttributeTools.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'

/** Waits up to 10 s. The default is too short for a busy machine. */
const until = <T,>(check: () => T) => vi.waitFor(check, 10_000)

const { chosenColumnsAtom } = recipientList.atoms
let app: SimulatedApp
let leave: () => void
beforeEach(async () => {
  app = startSimulatedApp()
  leave = app.store.sub(chosenColumnsAtom, () => {})
  app.store.set(addressAtom, { pathname: '/recipients', search: '' })
  await until(() => {
    if (columns().length === 0) throw new Error('the columns are loading')
  })
})
afterEach(() => {
  leave()
})

const columns = (): readonly Column[] => app.store.get(chosenColumnsAtom)?.map(({ column }) => column) ?? []
const labels = () => columns().map(({ label }) => label)
const keyOf = (label: string) => columns().find((column) => column.label === label)?.path ?? ''
const toasts = () => app.store.get(waitingToastsAtom)
const savedNames = async () => {
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(customAttributeList, {})
  return embedded.recipientCustomAttributes.map(({ name }) => name)
}
const untilFetched = () => until(() => expect(app.store.get(queryClientAtom).isFetching()).toBe(0))

test('RECIP-8 a rename or a deletion of an attribute also changes the column', async () => {
  await app.store.set(attributeAddMutationAtom, 'Shoe size')
  await until(() => expect(labels()).toContain('Shoe size'))
  const key = keyOf('Shoe size')
  await app.store.set(attributeRenameMutationAtom, { key, name: 'Hat size', before: 'Shoe size' })
  await until(() => expect(labels()).toContain('Hat size'))
  expect(await savedNames()).toContain('Hat size')
  await app.store.set(attributeDeleteMutationAtom, { key, name: 'Hat size' })
  await untilFetched()
  expect(await savedNames()).not.toContain('Hat size')
  await until(() => expect(labels()).not.toContain('Hat size'))
  expect(toasts()).toEqual([])
})

test('RECIP-8, LIST-43 the column of an added attribute shows, and a hidden column stays hidden', async () => {
  const isShown = (label: string) =>
    app.store.get(chosenColumnsAtom)?.find(({ column }) => column.label === label)?.isEnabled
  expect([isShown('Name'), isShown('Lead source')]).toEqual([true, false])
  await app.store.set(attributeAddMutationAtom, 'Shoe size')
  await untilFetched()
  await until(() => expect(isShown('Shoe size')).toBe(true))
  expect([isShown('Name'), isShown('Lead source')]).toEqual([true, false])
})

test('RECIP-8 two additions of the same attribute at the same time add one column', async () => {
  const { settingsAtom } = recipientList.atoms
  const keys = () => app.store.get(settingsAtom).columns.map(({ key }) => key)
  await Promise.all([
    app.store.set(attributeAddMutationAtom, 'Shoe size'),
    app.store.set(attributeAddMutationAtom, 'Shoe size'),
  ])
  await untilFetched()
  expect(keys().filter((key) => key === keyOf('Shoe size'))).toHaveLength(1)
  expect(labels().filter((label) => label === 'Shoe size')).toHaveLength(1)
})

test('RECIP-9 a failed rename can be repeated', async () => {
  await app.store.set(attributeAddMutationAtom, 'Shoe size')
  await until(() => expect(labels()).toContain('Shoe size'))
  await untilFetched()
  await app.control('/faults', { operationId: 'customAttributePatch', status: 400, times: 1 })
  await app.store.set(attributeRenameMutationAtom, { key: keyOf('Shoe size'), name: 'Hat size', before: 'Shoe size' })
  expect(toasts()).toMatchObject([{ intent: 'error', title: 'The attribute could not be renamed to “Hat size”' }])
  await untilFetched()
  await until(() => expect(labels()).toContain('Shoe size'))
  toasts()[0]?.action?.onClick()
  await until(() => expect(labels()).toContain('Hat size'))
})

test('RECIP-7 a second attribute with the same name is refused', async () => {
  await app.store.set(attributeAddMutationAtom, 'Shoe size')
  await app.store.set(attributeAddMutationAtom, 'Shoe size')
  expect(toasts()).toMatchObject([{ text: 'There is an attribute with this name already' }])
})
