import { type Recipient } from '@tandem/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type SimulatedApp, createSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { waitingToastsAtom } from '../../toast/toasts.ts'
import { type OpenedList, openList, rowAt } from '../listAtoms.fixtures.ts'
import { withValueAt } from './cellEdits.ts'

interface Saving {
  readonly path: string
  readonly value: string
  readonly row: Recipient
  readonly response: PromiseWithResolvers<Recipient>
}

let app: SimulatedApp
beforeAll(() => {
  app = createSimulatedApp()
})
afterAll(() => app.close())

let list: OpenedList
afterEach(() => list.close())

async function opened() {
  const savings: Saving[] = []
  list = openList({
    saveCell: (_request, edit) => {
      const response = Promise.withResolvers<Recipient>()
      savings.push({ ...edit, response })
      return response.promise
    },
  })
  const own = list
  const { store, atoms } = own
  const settled = () => own.settled()
  const [first] = await list.show()
  if (!first) throw new Error('the list is empty')
  const edit = (columnId: string, value: string) => store.set(atoms.cellMutationAtom, { row: first, columnId, value })
  const succeed = (index: number) => {
    const saving = savings[index]
    saving?.response.resolve(withValueAt(saving.row, saving.path, saving.value))
  }
  const rows = () => store.get(atoms.rowsAtom)
  const companies: (string | null)[] = []
  store.sub(atoms.rowsAtom, () => companies.push(rowAt(rows(), 0).company))
  return { savings, first, edit, succeed, rows, companies, settled }
}

test('RECIP-3 a typed value shows before the response', async () => {
  const { edit, rows, first, succeed, companies, settled } = await opened()
  const before = rows()
  const saving = edit('company', 'Northwind')
  await settled()
  expect(rowAt(rows(), 0)).toEqual({ ...first, company: 'Northwind' })
  expect(rows()?.slice(1)).toSatisfy((others: readonly Recipient[]) =>
    others.every((row, index) => row === before?.[index + 1]),
  )
  succeed(0)
  await saving
  await settled()
  expect(rowAt(rows(), 0)).toEqual({ ...first, company: 'Northwind' })
  expect(new Set(companies)).toEqual(new Set(['Northwind']))
})

test('RECIP-4 a value that could not be saved is rolled back', async () => {
  const { edit, rows, first, savings, succeed, settled } = await opened()
  const saving = edit('company', 'Northwind')
  await vi.waitFor(() => expect(savings).toHaveLength(1), 10_000)
  savings[0]?.response.reject(new Error('Not today.'))
  await saving
  await settled()
  expect(rowAt(rows(), 0)).toEqual(first)
  const [toast] = list.store.get(waitingToastsAtom)
  expect(toast).toMatchObject({
    intent: 'error',
    title: `${first.firstName} ${first.lastName}: “Northwind” could not be saved`,
  })
  toast?.action?.onClick()
  await settled()
  expect(rowAt(rows(), 0).company).toBe('Northwind')
  await vi.waitFor(() => expect(savings).toHaveLength(2), 10_000)
  succeed(1)
  await settled()
  expect(rowAt(rows(), 0).company).toBe('Northwind')
})

test('RECIP-32 a toast confirms a saved value', async () => {
  const { edit, rows, first, savings, succeed, settled } = await opened()
  const saving = edit('company', 'Northwind')
  await vi.waitFor(() => expect(savings).toHaveLength(1), 10_000)
  succeed(0)
  await saving
  const [toast] = list.store.get(waitingToastsAtom)
  expect(toast).toMatchObject({
    intent: 'success',
    title: `${first.firstName} ${first.lastName}: “Northwind” saved`,
    action: { label: 'Undo' },
  })
  toast?.action?.onClick()
  await settled()
  expect(rowAt(rows(), 0).company).toBe(first.company)
  await vi.waitFor(() => expect(savings[1]).toMatchObject({ path: 'company', value: first.company }), 10_000)
  succeed(1)
  await settled()
  expect(rowAt(rows(), 0)).toEqual(first)
})

test('RECIP-4 two failed edits of a cell restore the value of the server', async () => {
  const { edit, rows, first, savings, settled } = await opened()
  const all = [edit('company', 'One'), edit('company', 'Two')]
  await vi.waitFor(() => expect(savings).toHaveLength(1), 10_000)
  savings[0]?.response.reject(new Error('Not today.'))
  await all[0]
  await settled()
  expect(rowAt(rows(), 0).company).toBe('Two')
  await vi.waitFor(() => expect(savings).toHaveLength(2), 10_000)
  savings[1]?.response.reject(new Error('Not today.'))
  await all[1]
  await settled()
  await vi.waitFor(() => expect(rowAt(rows(), 0).company).toBe(first.company), 10_000)
})

test('RECIP-3 edits of a row are sent one after the other', async () => {
  const { edit, rows, savings, succeed, companies, settled } = await opened()
  const all = [edit('company', 'One'), edit('title', 'CTO'), edit('company', 'Two')]
  const values = () => [rowAt(rows(), 0).company, rowAt(rows(), 0).title]
  await settled()
  expect(values()).toEqual(['Two', 'CTO'])
  await vi.waitFor(() => expect(savings.map(({ value }) => value)).toEqual(['One']), 10_000)
  succeed(0)
  await all[0]
  await settled()
  expect(values()).toEqual(['Two', 'CTO'])
  await vi.waitFor(() => expect(savings.map(({ value }) => value)).toEqual(['One', 'CTO']), 10_000)
  savings[1]?.response.reject(new Error('Not today.'))
  await all[1]
  await settled()
  expect(rowAt(rows(), 0).company).toBe('Two')
  expect(rowAt(rows(), 0).title).not.toBe('CTO')
  await vi.waitFor(() => expect(savings).toHaveLength(3), 10_000)
  succeed(2)
  await all[2]
  await settled()
  expect(rowAt(rows(), 0).company).toBe('Two')
  expect(companies.slice(companies.indexOf('Two'))).toSatisfy((later: readonly string[]) =>
    later.every((company) => company === 'Two'),
  )
})
