import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallWorkspace } from '../../seed/smallWorkspace.fixtures.ts'
import { type RecipientRow, type UserRow } from '../rows/people.ts'
import { recipientSearchText } from '../people/recipientSearchText.ts'
import { calls } from './calls.ts'
import { clients } from './clients.ts'
import { conversations } from './conversations.ts'
import { columnsOf, filterDefinitions } from './listDefinition.ts'
import { listRows } from './listRows.ts'
import { profiles } from './profiles.ts'
import { recipients } from './recipients.ts'
import { sequences } from './sequences.ts'
import { users } from './users.ts'

const workspace = smallWorkspace(6)
const find = (role: UserRow['role']): UserRow => {
  const user = [...workspace.tables.users.rows()].find((each) => each.role === role)
  if (!user) throw new Error(`no ${role}`)
  return user
}
const [owner, member] = [find('org_owner'), find('org_member')]
const idsOf = (page: { readonly rows: readonly { readonly id: number }[] }): number[] => page.rows.map(({ id }) => id)
const all = idsOf(listRows(recipients, workspace, owner, { limit: 10_000 }))

describe('pages', () => {
  test('LIST-20 pages with "after" contain each row once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('lastName', '-lastName', 'company', '-lastContact', undefined),
        (limit, sort) => {
          const whole = idsOf(listRows(recipients, workspace, owner, { limit: 10_000, sort }))
          const walked: number[] = []
          for (let page = idsOf(listRows(recipients, workspace, owner, { limit, sort })); page.length > 0;) {
            walked.push(...page)
            page = idsOf(listRows(recipients, workspace, owner, { limit, sort, after: page.at(-1) }))
          }
          expect(walked).toEqual(whole)
          expect(new Set(walked).size).toBe(workspace.tables.recipients.count)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('LIST-20 a page "before" a row ends before the row, and a page "around" a row is centered on the row', () => {
    const id = all[100]
    expect(idsOf(listRows(recipients, workspace, owner, { limit: 20, before: id }))).toEqual(all.slice(80, 100))
    expect(idsOf(listRows(recipients, workspace, owner, { limit: 40, around: id }))).toEqual(all.slice(80, 120))
    expect(idsOf(listRows(recipients, workspace, owner, { limit: 40, around: all[3] }))).toEqual(all.slice(0, 40))
    expect(idsOf(listRows(recipients, workspace, owner, { around: id }))).toHaveLength(
      2 * listRows(recipients, workspace, owner, {}).rows.length,
    )
  })

  test('an offset skips rows, and a page after an unknown id is empty', () => {
    expect(idsOf(listRows(recipients, workspace, owner, { limit: 100, offset: 600 }))).toEqual(all.slice(600))
    expect(idsOf(listRows(recipients, workspace, owner, { after: 999_999 }))).toEqual([])
  })
})

describe('search and filters', () => {
  test('a search finds rows that contain all words', () => {
    const { firstName, lastName } = workspace.tables.recipients.get(42) ?? { firstName: '', lastName: '' }
    const page = listRows(recipients, workspace, owner, {
      limit: 100,
      search: `${lastName.toUpperCase()} ${firstName}`,
    })
    expect(idsOf(page)).toContain(42)
    expect(page.totalFilteredCount).toBeLessThan(page.totalCount)
    expect(page.rows.every((row) => row.searchText.includes(lastName.toLowerCase()))).toBe(true)
  })

  test('select, boolean, date and number filters match the right rows', () => {
    const pick = (query: Record<string, unknown>) =>
      listRows(conversations, workspace, owner, { limit: 1000, ...query }).rows
    expect(
      pick({ category: ['objection', 'neutral'] }).every(
        ({ category }) => category === 'objection' || category === 'neutral',
      ),
    ).toBe(true)
    expect(pick({ hasIncoming: true })).toHaveLength(
      [...workspace.tables.conversations.rows()].filter(({ incomingCount }) => incomingCount > 0).length,
    )
    const [start, end] = ['2026-11-10T00:00:00.000Z', '2026-11-12T23:59:59.999Z']
    const inRange = pick({ dateStart: start, dateEnd: end })
    expect(inRange.length).toBeGreaterThan(0)
    expect(inRange.every(({ dateLastActivity: at }) => at >= Date.parse(start) && at <= Date.parse(end))).toBe(true)
    const atLeast90 = { limit: 100, recipientsCountStart: '90' }
    const big = listRows(sequences, workspace, owner, atLeast90).rows
    expect(big.every(({ id }) => workspace.tables.enrolments.countBy('sequenceId', id) >= 90)).toBe(true)
  })

  test('LIST-11 unknown keys and invalid values have no effect', () => {
    const plain = listRows(conversations, workspace, owner, { limit: 50 })
    const odd = { nonsense: ['1'], hasIncoming: 'perhaps', dateStart: 'yesterday' }
    expect(listRows(conversations, workspace, owner, { limit: 50, sort: 'nowhere', ...odd })).toEqual(plain)
  })

  test('a list changes after a write to a table that it reads', () => {
    const fresh = smallWorkspace(8)
    const [viewer] = [...fresh.tables.users.rows()]
    const [first] = [...fresh.tables.conversations.rows()]
    if (!viewer || !first) throw new Error('empty')
    const search = 'zebulon'
    expect(listRows(conversations, fresh, viewer, { search }).totalFilteredCount).toBe(0)
    fresh.tables.recipients.patch(first.recipientId, { searchText: search })
    expect(idsOf(listRows(conversations, fresh, viewer, { search }))).toEqual([first.id])
    fresh.tables.conversations.patch(first.id, { dateLastActivity: Date.parse('2027-01-01') })
    expect(idsOf(listRows(conversations, fresh, viewer, { limit: 1 }))).toEqual([first.id])
  })
})

describe('default orders', () => {
  const people = workspace.tables.recipients

  test('RECIP-33 the recipient with the latest contact comes first', () => {
    const contacts = all.map((id) => people.get(id)?.lastContact ?? 0)
    expect(contacts).toEqual(contacts.toSorted((one, other) => other - one))
    expect(contacts[0]).toBeGreaterThan(0)
    expect(contacts.at(-1)).toBe(0)
  })

  test('RECIP-33 a list that is sorted by the last contact ends with recipients without contact', () => {
    for (const sort of ['lastContact', '-lastContact']) {
      const last = idsOf(listRows(recipients, workspace, owner, { limit: 10_000, sort })).at(-1)
      expect(people.get(last ?? 0)?.lastContact).toBeNull()
    }
  })

  test('LIST-65 the results of a search start with the names that begin with the search text', () => {
    const fresh = smallWorkspace(10)
    const [viewer = owner] = [...fresh.tables.users.rows()]
    const rename = (id: number, firstName: string, lastName: string, title: string) => {
      const person = { firstName, lastName, title, company: null }
      fresh.tables.recipients.patch(id, { ...person, searchText: recipientSearchText(person) })
    }
    rename(1, 'Brooke', 'Brooks', 'Head of Xyzmarketing')
    rename(2, 'Lucía', 'Xyzmarín', 'CTO')
    rename(3, 'Xyzmára', 'Öz', 'CTO')
    const found = (search: string, query: object = {}) =>
      idsOf(listRows(recipients, fresh, viewer, { search, limit: 10, ...query }))
    expect(found('XYZMAR')).toEqual([3, 2, 1])
    expect(found('xyzmarin lucia')).toEqual([2])
    expect(found('', { name: 'lucia xyz' })).toEqual([2])
    expect(found('xyzmar', { sort: 'firstName' })).toEqual([1, 2, 3])
    expect(found('xyzmar', { after: 2 })).toEqual([1])
  })
})

describe('rows that a viewer can see', () => {
  test('TEAM-1 a user with the role member sees only the rows of their profiles', () => {
    const own = new Set(member.profileIds)
    expect(idsOf(listRows(profiles, workspace, member, { limit: 100 }))).toEqual(
      [...own].sort((one, other) => one - other),
    )
    expect(
      listRows(conversations, workspace, member, { limit: 1000 }).rows.every(({ profileId }) => own.has(profileId)),
    ).toBe(true)
    expect(listRows(conversations, workspace, member, {}).totalCount).toBeLessThan(
      listRows(conversations, workspace, owner, {}).totalCount,
    )
    const sequenceIds = new Set(
      [...workspace.tables.profiles.rows()].filter(({ id }) => own.has(id)).map(({ sequenceId }) => sequenceId),
    )
    expect(listRows(sequences, workspace, member, { limit: 100 }).rows.every(({ id }) => sequenceIds.has(id))).toBe(
      true,
    )
    const seen = listRows(recipients, workspace, member, { limit: 1000 }).rows
    expect(
      seen.every(({ id }) =>
        workspace.tables.enrolments.by('recipientId', id).some((each) => sequenceIds.has(each.sequenceId)),
      ),
    ).toBe(true)
    expect(listRows(users, workspace, member, {}).rows).toEqual([])
  })

  test('a user of another organization sees no rows', () => {
    const stranger: UserRow = { ...owner, id: 99, organizationId: 99 }
    expect(listRows(recipients, workspace, stranger, {})).toEqual({ rows: [], totalCount: 0, totalFilteredCount: 0 })
    expect(listRows(calls, workspace, stranger, {}).totalCount).toBe(0)
    for (const total of [
      listRows(sequences, workspace, stranger, {}).totalCount,
      listRows(conversations, workspace, stranger, {}).totalCount,
      listRows(profiles, workspace, stranger, {}).totalCount,
      listRows(clients, workspace, stranger, {}).totalCount,
      listRows(users, workspace, stranger, {}).totalCount,
    ]) {
      expect(total).toBe(0)
    }
  })
})

describe('definitions', () => {
  test('the columns of recipients have distinct keys and include custom attributes', () => {
    const columns = columnsOf(recipients, workspace, owner)
    const keys = columns.map(({ id, path }) => id ?? path)
    expect(new Set(keys).size).toBe(keys.length)
    expect(columns.filter(({ path }) => path?.startsWith('customAttributes.')).map(({ label }) => label)).toEqual([
      'Lead source',
      'Company size',
      'Notes',
    ])
  })

  test('LIST-14 the filter definitions contain choices and bounds', () => {
    const filters = filterDefinitions(conversations, workspace, owner)
    expect(filters.find(({ key }) => key === 'category')?.items?.map(({ value }) => value)).toContain('objection')
    expect(filters.some(({ key }) => key === 'hasIncoming')).toBe(false)
    expect(filterDefinitions(profiles, workspace, owner).find(({ type }) => type === 'number_range')).toMatchObject({
      start: 0,
      end: 100,
    })
  })
})

describe('cached lists', () => {
  const write = fc.oneof(
    fc.record({ kind: fc.constant('rename' as const), pick: fc.nat(), to: fc.constantFrom('Aaa', 'Mmm', 'zzz') }),
    fc.record({ kind: fc.constant('leave' as const), pick: fc.nat(), to: fc.constant('') }),
    fc.record({ kind: fc.constant('add' as const), pick: fc.nat(), to: fc.constantFrom('Bbb', 'Nnn') }),
    fc.record({ kind: fc.constant('delete' as const), pick: fc.nat(), to: fc.constant('') }),
  )

  test('after all kinds of writes, a cached list is the same as a newly built list', () => {
    const fresh = smallWorkspace(9)
    const [viewer] = [...fresh.tables.users.rows()]
    const { recipients: people, enrolments } = fresh.tables
    const seen = (query: object) => idsOf(listRows(recipients, fresh, viewer ?? owner, { limit: 10_000, ...query }))
    const all = () => [...people.rows()]
    const byContact = (rows: readonly RecipientRow[]) =>
      rows
        .toSorted((one, other) => (other.lastContact ?? 0) - (one.lastContact ?? 0) || other.id - one.id)
        .map(({ id }) => id)
    const byName = (one: { lastName: string; id: number }, other: typeof one) => {
      const [a, b] = [one.lastName.toLowerCase(), other.lastName.toLowerCase()]
      return a === b ? one.id - other.id : a < b ? -1 : 1
    }
    fc.assert(
      fc.property(fc.array(write, { minLength: 1, maxLength: 12 }), (writes) => {
        for (const { kind, pick, to } of writes) {
          const row = all()[pick % people.count]
          const [enrolment] = row ? enrolments.by('recipientId', row.id) : []
          if (kind === 'rename' && row)
            people.patch(row.id, { lastName: to, searchText: to.toLowerCase(), lastContact: pick })
          if (kind === 'leave' && enrolment) enrolments.patch(enrolment.id, { dateRemoved: 1 })
          if (kind === 'add' && row) people.insert({ ...row, lastName: to, searchText: to.toLowerCase() })
          if (kind === 'delete' && row && !enrolment) people.delete(row.id)
        }
        expect(seen({})).toEqual(byContact(all()))
        expect(seen({ sort: 'lastName' })).toEqual(
          all()
            .toSorted(byName)
            .map(({ id }) => id),
        )
        expect(seen({ sort: '-lastName', search: 'm' })).toEqual(
          all()
            .filter(({ searchText }) => searchText.includes('m'))
            .toSorted(byName)
            .map(({ id }) => id)
            .toReversed(),
        )
        const inFirst = new Set(enrolments.by('sequenceId', 1).map(({ recipientId }) => recipientId))
        expect(seen({ sequenceId: [1, 1] })).toEqual(byContact(all().filter(({ id }) => inFirst.has(id))))
        expect(new Set(seen({ sequenceId: 1 }))).toEqual(inFirst)
      }),
      { numRuns: 40 },
    )
  })
})
