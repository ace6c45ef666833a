import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPresenterLink, readPresenterLink, withoutPresenterLink, writePresenterLink } from './presenterLink.ts'

describe('a presenter’s link', () => {
  test('SIM-27 is read and removed from the address', () => {
    const link = {
      scenario: 'agency',
      seed: 7,
      company: 'Acme & Söhne',
      user: 'Ana',
      leads: ['Grace Hopper', '山田 太郎'],
      hasTour: true,
    }
    const search = `?hasIncoming=true&${writePresenterLink(link)}`
    expect(readPresenterLink(search)).toEqual(link)
    expect(withoutPresenterLink(search)).toBe('?hasIncoming=true')
    expect(withoutPresenterLink(`?${writePresenterLink(link)}`)).toBe('')
    expect(readPresenterLink('?hasIncoming=true')).toBeUndefined()
  })

  test('SIM-27 loses its invalid values when the app reads the link', () => {
    const search = '?demo_scenario=../x&demo_seed=-1&demo_company=%20&demo_lead=&demo_lead=Ada'
    expect(readPresenterLink(search)).toEqual({ leads: ['Ada'] })
  })

  test('SIM-27 has the same values before it is written and after it is read', () => {
    const name = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== '')
    const leads = fc.array(name, { maxLength: 5 })
    fc.assert(
      fc.property(fc.nat(1_000_000), name, leads, (seed, company, names) => {
        const link = { seed, company, leads: names }
        expect(readPresenterLink(`?${writePresenterLink(link)}`)).toEqual(link)
      }),
    )
  })

  test('SIM-27 starts its scenario before it renames the company, the user and the leads', async () => {
    const made: unknown[] = []
    const openers = {
      reset: async (start: object) => void made.push(['reset', start]),
      rename: async (names: object) => void made.push(['rename', names]),
    }
    await openPresenterLink({ seed: 3, leads: [] }, openers, 'agency')
    await openPresenterLink({ scenario: 'new-user', company: 'Acme' }, openers, 'agency')
    expect(made).toEqual([
      ['reset', { scenario: 'agency', seed: 3 }],
      ['reset', { scenario: 'new-user', seed: undefined }],
      ['rename', { company: 'Acme', user: undefined, leads: [] }],
    ])
  })
})
