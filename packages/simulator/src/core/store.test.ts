import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStore, type RowBlock } from './store.ts'
import { table } from './table.ts'
import { UndoLog } from './undoLog.ts'

interface Note {
  readonly id: number
  readonly owner: number
  readonly weight: number
  readonly tag?: string
}

const schema = {
  notes: table<Note>()({
    indexes: { owner: (row) => row.owner, tag: (row) => row.tag },
    orders: {
      byWeight: { key: (row) => row.weight },
      ofOwner: { group: (row) => row.owner, key: (row) => -row.weight },
    },
  }),
}

const owner = fc.integer({ min: 1, max: 3 })
const weight = fc.integer({ min: 0, max: 5 })
const tag = fc.constantFrom('red', 'blue', undefined)
const id = fc.integer({ min: 1, max: 12 })

type Write =
  | { readonly kind: 'insert'; readonly owner: number; readonly weight: number; readonly tag: string | undefined }
  | {
      readonly kind: 'patch'
      readonly id: number
      readonly owner?: number
      readonly weight?: number
      readonly tag?: string | undefined
    }
  | { readonly kind: 'delete'; readonly id: number }

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), owner, weight, tag }),
  fc.record({ kind: fc.constant('patch' as const), id, owner, weight, tag }, { requiredKeys: ['kind', 'id'] }),
  fc.record({ kind: fc.constant('delete' as const), id }),
)

function apply({ notes }: ReturnType<typeof emptyStore>['tables'], each: Write): void {
  if (each.kind === 'insert')
    notes.insert({ owner: each.owner, weight: each.weight, ...(each.tag === undefined ? {} : { tag: each.tag }) })
  else if (each.kind === 'delete') notes.delete(each.id)
  else if (notes.get(each.id)) {
    const { kind: _kind, id: changed, ...change } = each
    notes.patch(changed, change)
  }
}

function emptyStore(undo = new UndoLog()) {
  return createStore(schema, undo)
}

const byKey =
  (key: (row: Note) => number) =>
  (one: Note, other: Note): number =>
    key(one) - key(other) || one.id - other.id

function naively(rows: readonly Note[]) {
  const owners = [1, 2, 3]
  return {
    count: rows.length,
    byOwner: owners.map((each) => rows.filter((row) => row.owner === each)),
    red: rows.filter((row) => row.tag === 'red').length,
    blue: rows.filter((row) => row.tag === 'blue').length,
    byWeight: rows.toSorted(byKey((row) => row.weight)),
    ofOwner: owners.map((each) => rows.filter((row) => row.owner === each).toSorted(byKey((row) => -row.weight))),
  }
}

function read({ notes }: ReturnType<typeof emptyStore>['tables']): ReturnType<typeof naively> {
  const owners = [1, 2, 3]
  return {
    count: notes.count,
    byOwner: owners.map((each) => [...notes.by('owner', each)]),
    red: notes.countBy('tag', 'red'),
    blue: notes.groups('tag').get('blue') ?? 0,
    byWeight: [...notes.ordered('byWeight')],
    ofOwner: owners.map((each) => Array.from(notes.ordered('ofOwner', { group: each }))),
  }
}

test('indexes, counts and orders give the same rows and numbers as a scan of all rows', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), fc.boolean(), (writes, isReadBetween) => {
      const { tables } = emptyStore()
      for (const each of writes) {
        apply(tables, each)
        if (isReadBetween) read(tables)
      }
      const rows = [...tables.notes.rows()]
      expect(rows).toEqual(rows.toSorted((one, other) => one.id - other.id))
      expect(read(tables)).toEqual(naively(rows))
    }),
  )
})

test('the pages `after`, `before` and `around` a row are slices of the ordered list of all rows', () => {
  fc.assert(
    fc.property(
      fc.array(write, { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (writes, limit, isDescending) => {
        const { tables } = emptyStore()
        const { notes } = tables
        for (const each of writes) apply(tables, each)
        const all = [...notes.ordered('byWeight', { isDescending })]
        const forward: Note[] = []
        for (let page = notes.page({ order: 'byWeight', limit, isDescending }); page.length > 0;) {
          forward.push(...page)
          page = notes.page({ order: 'byWeight', limit, isDescending, after: forward.at(-1)?.id ?? 0 })
        }
        expect(forward).toEqual(all)
        for (const [place, row] of all.entries()) {
          expect(notes.page({ order: 'byWeight', limit, isDescending, before: row.id })).toEqual(
            all.slice(Math.max(0, place - limit), place),
          )
          const around = notes.page({ order: 'byWeight', limit, isDescending, around: row.id })
          const start = Math.max(0, place - Math.floor(limit / 2))
          expect(around).toEqual(all.slice(start, start + limit))
        }
        const heavy = (row: Note) => row.weight > 2
        expect(notes.page({ order: 'byWeight', limit: 100, isDescending, where: heavy })).toEqual(all.filter(heavy))
        expect(notes.page({ order: 'byWeight', limit, after: 999 })).toEqual([])
      },
    ),
  )
})

test('a failed transaction rolls back its writes and the next id', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), fc.array(write, { maxLength: 20 }), (before, failed) => {
      const undo = new UndoLog()
      const store = emptyStore(undo)
      for (const each of before) apply(store.tables, each)
      const snapshot = store.snapshot()
      const shown = read(store.tables)
      expect(() =>
        undo.transaction(() => {
          for (const each of failed) apply(store.tables, each)
          throw new Error('refused')
        }),
      ).toThrow('refused')
      expect(store.snapshot()).toEqual(snapshot)
      expect(read(store.tables)).toEqual(shown)
    }),
  )
})

test('a store loaded from a snapshot has the same rows and the same next id', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const store = emptyStore()
      for (const each of writes) apply(store.tables, each)
      const copy = emptyStore()
      copy.load(store.snapshot())
      expect(read(copy.tables)).toEqual(read(store.tables))
      expect(copy.tables.notes.insert({ owner: 1, weight: 1 })).toEqual(
        store.tables.notes.insert({ owner: 1, weight: 1 }),
      )
    }),
  )
})

test('a caller cannot change a row that the store returns', () => {
  const { notes } = emptyStore().tables
  const note = notes.insert({ owner: 1, weight: 1 })
  expect(() => Object.assign(note, { weight: 2 })).toThrow(TypeError)
  expect(notes.get(note.id)).toEqual({ id: 1, owner: 1, weight: 1 })
})

test('a row can be inserted with a given id only if the id is free', () => {
  const { notes } = emptyStore().tables
  notes.insertWithId({ id: 7, owner: 1, weight: 1 })
  expect(() => notes.insertWithId({ id: 7, owner: 1, weight: 1 })).toThrow('id 7 is taken')
  expect(() => notes.insertWithId({ id: 0, owner: 1, weight: 1 })).toThrow('0 is not an id')
  expect(notes.insert({ owner: 1, weight: 1 }).id).toBe(8)
})

test('the changed blocks, written over the earlier blocks, give the whole store', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(write, { maxLength: 15 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 600 }),
      (rounds, firstId) => {
        const store = emptyStore()
        store.tables.notes.insertWithId({ id: firstId, owner: 1, weight: 1 })
        const kept = new Map<string, RowBlock>()
        for (const writes of [[], ...rounds]) {
          for (const each of writes) apply(store.tables, each)
          for (const block of store.takeChangedBlocks())
            kept.set(`${block.table} ${String(block.block).padStart(6, '0')}`, block)
        }
        expect(store.takeChangedBlocks()).toEqual([])
        const blocks = [...kept].sort(([one], [other]) => one.localeCompare(other)).map(([, block]) => block)
        expect(blocks.flatMap(({ rows }) => rows)).toEqual(store.snapshot()['notes']?.rows)
        expect(store.nextIds()).toEqual({ notes: store.snapshot()['notes']?.nextId })
      },
    ),
  )
})
