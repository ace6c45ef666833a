import { callReminderTemplateList, recipientFilters, recipientList } from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { navigationAtom } from '../router/navigation.ts'
import { addressAtom } from '../router/search.ts'
import { defineList } from './defineList.ts'
import { openList, type OpenedList, rowAt } from './listAtoms.fixtures.ts'

/** A busy machine needs a longer timeout. */
const until = <T>(check: () => T) => vi.waitFor(check, 10_000)

const texts = { title: '', plural: '', nothingYet: { title: '', text: '' } }

let app: SimulatedApp
let list: OpenedList | undefined
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  list?.close()
})

test('LIST-52 rows stay when another view fails to load', async () => {
  list = openList()
  const { store, atoms } = list
  const before = await list.show()
  expect(before).toHaveLength(25)
  await app.control('/faults', { operationId: 'recipientList', status: 400, times: 1 })
  store.set(addressAtom, { pathname: '/recipients', search: '?search=an' })
  await until(() => expect(store.get(atoms.statusAtom).error).not.toBeNull())
  expect(store.get(atoms.rowsAtom)).toEqual(before)
  expect(store.get(atoms.statusAtom).isOld).toBe(true)
  await store.get(atoms.statusAtom).refetch()
  await until(() => expect(store.get(atoms.statusAtom)).toMatchObject({ isOld: false, error: null }))
  expect(store.get(atoms.rowsAtom)).not.toEqual(before)
})

describe('a second list on the page, in a drawer over the first', () => {
  test('LIST-4 has a separate view in the address', async () => {
    list = openList()
    const { store, atoms } = list
    const inner = defineList(
      { dataType: 'recipients', rows: { recipientList }, filters: { recipientFilters } },
      { path: '/recipients/manage', urlPrefix: 'members.', texts, rowLabel: String, expectedColumns: [] },
    )
    const leave = store.sub(inner.atoms.rowsAtom, () => {})
    const goTo = (to: string) => {
      const [pathname = '', search = ''] = to.split(/(?=\?)/)
      store.set(addressAtom, { pathname, search })
    }
    const navigate = vi.fn<(to: string) => void>(goTo)
    store.set(navigationAtom, { navigate })
    goTo('/recipients/manage/3?search=an&members.search_company=Group&members.limit=50')
    const rows = (each: typeof atoms) => store.get(each.rowsAtom)
    await until(() => {
      expect(rows(atoms)).toHaveLength(25)
      expect(rows(inner.atoms)?.length).toBeGreaterThan(25)
    })
    expect(rows(inner.atoms)?.every(({ company }) => company?.includes('Group'))).toBe(true)
    store.set(inner.atoms.changeViewAtom, { search: 'bo' })
    store.set(atoms.changeViewAtom, { sort: 'lastName' })
    const [, search] = String(navigate.mock.lastCall?.[0]).split('?')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      search: 'an',
      sort: 'lastName',
      'members.search': 'bo',
      'members.search_company': 'Group',
      'members.limit': '50',
    })
    leave()
  })
})

test('LIST-60 the address cannot change the fixed query of a list', async () => {
  list = openList({ fixedQuery: { company: 'Systems' } })
  const { store, atoms } = list
  const rows = await list.show('?search_company=Group')
  expect(rows.length).toBeGreaterThan(0)
  // The filter ignores case, and also finds the text within a word: 'Microsystems'.
  expect(rows.every(({ company }) => /systems/i.test(company ?? ''))).toBe(true)
  const keys = store.get(atoms.definitionsAtom)?.map(({ key }) => key)
  expect(keys).toContain('title')
  expect(keys).not.toContain('company')
})

test('LIST-18 a list loads again when its fixed query changes', async () => {
  const companyAtom = atom('Systems')
  list = openList({ fixedQuery: (get) => ({ company: get(companyAtom) }) })
  const { store, atoms } = list
  const companies = () => new Set(store.get(atoms.rowsAtom)?.map(({ company }) => company))
  await list.show()
  expect([...companies()].every((company) => /systems/i.test(company ?? ''))).toBe(true)
  store.set(companyAtom, 'Group')
  await until(() => {
    expect(store.get(atoms.statusAtom).isOld).toBe(false)
    expect([...companies()].every((company) => company?.includes('Group'))).toBe(true)
  })
})

test('LIST-17 the list of reminder templates has rows and columns, but no filters', async () => {
  const { atoms } = defineList(
    { dataType: 'callReminderTemplates', rows: { callReminderTemplateList } },
    { path: '/calls/templates', texts, rowLabel: ({ text }) => text, expectedColumns: [] },
  )
  const leave = app.store.sub(atoms.rowsAtom, () => {})
  app.store.set(addressAtom, { pathname: '/calls/templates', search: '' })
  await until(() => expect(app.store.get(atoms.rowsAtom)?.length).toBeGreaterThan(0))
  const headers = app.store.get(atoms.tableColumnsAtom).map(({ header }) => header)
  expect(headers).toEqual(['AI client', 'When', 'Enabled', 'Text'])
  leave()
})

test('LIST-5 a filter in the address is sent with the request even if the filter has no definition', async () => {
  list = openList()
  await list.show('?hasIncoming=true')
  const queries = list.store.get(queryClientAtom).getQueryCache().getAll()
  expect(queries.map(({ queryKey }) => queryKey)).toContainEqual([
    'recipientList',
    { query: expect.objectContaining({ hasIncoming: 'true' }) },
  ])
})

test.each([400, 500])(
  'LIST-15 if the filter definitions fail with a %i, the prefixes in the address define the types of the filters',
  async (status) => {
    await app.control('/faults', { operationId: 'recipientFilters', status })
    list = openList()
    const { store, atoms } = list
    store.set(addressAtom, { pathname: '/recipients', search: '?search_company=Group&date_range_dateAdded=broken' })
    await until(() => expect(store.get(atoms.rowsAtom)?.length).toBeGreaterThan(0))
    expect(store.get(atoms.rowsAtom)?.every(({ company }) => company?.includes('Group'))).toBe(true)
    expect(store.get(atoms.statusAtom).error).toBeNull()
    expect(store.get(atoms.filterListAtom)).toMatchObject({
      isIncomplete: true,
      definitions: [
        { key: 'company', type: 'search', label: 'Company' },
        { key: 'dateAdded', type: 'date_range', label: 'Date added' },
      ],
    })
  },
)

test('LIST-15 a retry loads the filter definitions', async () => {
  await app.control('/faults', { operationId: 'recipientFilters', status: 400, times: 1 })
  list = openList()
  const { store, atoms } = list
  await list.show('?search_company=Group')
  store.get(atoms.filterListAtom).refetch()
  await until(() => expect(store.get(atoms.filterListAtom).isIncomplete).toBe(false))
  expect(store.get(atoms.filtersAtom)).toEqual({ company: { type: 'search', text: 'Group' } })
  expect((await app.calls()).filter((call) => call.startsWith('recipientList'))).toHaveLength(1)
})

test('LIST-15 a list without filters in its address does not need the filter definitions', async () => {
  await app.control('/faults', { operationId: 'recipientFilters', status: 400 })
  list = openList()
  expect(await list.show()).toHaveLength(25)
})

test('the request for the rows is not repeated after a 400', async () => {
  await app.control('/faults', { operationId: 'recipientList', status: 400 })
  await app.control('/faults', { operationId: 'recipientFilters', latencyMs: 300 })
  list = openList()
  const { store, atoms } = list
  store.set(addressAtom, { pathname: '/recipients', search: '' })
  await until(() => expect(store.get(atoms.statusAtom).error).toMatchObject({ status: 400 }))
  await until(() => expect(store.get(atoms.definitionsAtom)).toBeDefined())
  store.set(addressAtom, { pathname: '/recipients/manage/3', search: '?tab=x' })
  await list.settled()
  expect((await app.calls()).filter((call) => call.startsWith('recipientList'))).toEqual(['recipientList 400'])
})

test('LIST-20 the list shows the first page if the page in the address has no rows', async () => {
  list = openList()
  const { store, atoms } = list
  const navigate = vi.fn<(to: string) => void>()
  store.set(navigationAtom, { navigate })
  const { firstName, lastName } = rowAt(await list.show(), 0)
  const query = `?search=${firstName}%20${lastName}`
  const first = await list.show(query)
  expect(first.length).toBeLessThan(25)
  store.set(addressAtom, { pathname: '/recipients', search: `${query}&page=2&after=${first.at(-1)?.id}` })
  await until(() => expect(store.get(atoms.viewAtom).cursor).toEqual({ page: 0 }))
  await until(() => expect(store.get(atoms.statusAtom).isOld).toBe(false))
  expect(store.get(atoms.rowsAtom)).toEqual(first)
  expect(navigate).not.toHaveBeenCalled()
})

test('LIST-20 the list shows the first page if the row of the cursor does not exist', async () => {
  list = openList()
  const { store, atoms } = list
  const first = await list.show()
  store.set(addressAtom, { pathname: '/recipients', search: '?page=2&after=99999999' })
  await until(() => expect(store.get(atoms.viewAtom).cursor).toEqual({ page: 0 }))
  expect(store.get(atoms.rowsAtom)).toEqual(first)
})
