import { clientList, customAttributeList, recipientImportUpload, recipientList, userMe } from '@tandem/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { registerMutationAtom } from '../features/auth/api.ts'
import { clientCreateMutationAtom } from '../features/clients/api.ts'
import { createAttributeMutationAtom } from '../entities/recipient/attributes/api.ts'
import { applyImportMutationAtom } from '../features/recipientImport/api.ts'
import { type AppStore } from '../shared/session/appStore.ts'
import { apiClientAtom } from '../shared/api/apiClientAtom.ts'
import { type ApiClient } from '../shared/api/request.ts'
import { RequestError } from '../shared/api/RequestError.ts'

/** `count` returns the number of times that the mutation took effect. */
interface Case {
  readonly operationId: string
  readonly prepare?: (request: ApiClient) => Promise<number>
  readonly mutate: (store: AppStore, id: number) => Promise<unknown>
  readonly count: (request: ApiClient) => Promise<number>
}

const cases: readonly Case[] = [
  {
    operationId: 'clientCreate',
    mutate: (store) => store.set(clientCreateMutationAtom, { body: { name: 'Obi & Sons', info: 'We mend.' } }),
    count: async (request) => (await request(clientList, { query: { search: 'Obi & Sons' } })).count,
  },
  {
    operationId: 'customAttributeCreate',
    mutate: (store) => store.set(createAttributeMutationAtom, 'Shoe size'),
    count: async (request) => {
      const { _embedded: embedded } = await request(customAttributeList, {})
      return embedded.recipientCustomAttributes.filter(({ name }) => name === 'Shoe size').length
    },
  },
  {
    operationId: 'recipientImportApply',
    prepare: async (request) => {
      const file = new File(['First name\nZebedee\n'], 'leads.csv')
      return (await request(recipientImportUpload, { body: { file } })).importId
    },
    mutate: (store, importId) =>
      store.set(applyImportMutationAtom, {
        query: { importId, offset: 1 },
        body: { columns: [{ attributeId: 'firstName' }] },
      }),
    count: async (request) => (await request(recipientList, { query: { search: 'Zebedee' } })).count,
  },
  {
    operationId: 'register',
    mutate: (store) =>
      store.set(registerMutationAtom, {
        body: { name: 'Ada Obi', email: 'ada@obi.example.com', password: 'secret-12' },
      }),
    count: async (request) => ((await request(userMe, { query: {} })).email === 'ada@obi.example.com' ? 1 : 0),
  },
]

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

describe.each(['lostResponse', 'malformed'])('after a response with the fault %s', (fault) => {
  test.each(cases)('SHELL-46, SHELL-47 a repeated $operationId takes effect once', async ({ operationId, ...each }) => {
    const { request } = app.store.get(apiClientAtom)
    const id = (await each.prepare?.(request)) ?? 0
    await app.control('/faults', { operationId, [fault]: true, times: 1 })
    const press = () => each.mutate(app.store, id)
    await expect(press()).rejects.toBeInstanceOf(RequestError)
    await expect(press()).resolves.toBeDefined()
    // Gets the API client again, because a registration begins another session.
    expect(await each.count(app.store.get(apiClientAtom).request)).toBe(1)
  })
})
