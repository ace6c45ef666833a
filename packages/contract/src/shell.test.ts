import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { sequenceAutomation } from './sequence/automation.ts'
import { isTopUpDetected } from './organization/rules.ts'
import { initialsOf } from './core/initials.ts'
import { hasMoreToLoad, hasNextPage, pageCursors, pageLimit } from './core/paging.ts'
import { isRetried, retryDelayMs } from './core/retry.ts'
import { returnPath } from './auth/rules.ts'
import {
  canEditReminders,
  canManageAttributes,
  canSeeTeam,
  hasProfilesTab,
  seesWholeOrganization,
} from './user/rules.ts'
import { timeLabel } from './core/timeLabel.ts'
import { timeZoneId, timeZoneOptions } from './core/timeZoneOption.ts'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  ada   king of  lovelace ', 'AL'],
    ['Ada', 'A'],
    ['émile zola', 'ÉZ'],
    ['👩‍🚀 Ride', '👩‍🚀R'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
  ])('SHELL-21 of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('the time label of a conversation card', () => {
  const now = '2026-11-21T10:00:00Z'
  it.each([
    ['2026-11-21T08:05:00Z', 'UTC', '08:05'],
    ['2026-11-20T23:30:00Z', 'Europe/Berlin', '00:30'],
    ['2026-11-20T23:30:00Z', 'UTC', 'Nov, 20'],
    ['2026-01-02T10:00:00Z', 'UTC', 'Jan, 02'],
    ['2025-12-31T23:30:00Z', 'UTC', 'December 31, 2025'],
    ['2025-12-31T23:30:00Z', 'Europe/Berlin', 'Jan, 01'],
  ])('SHELL-23 of %s in %s is %s', (instant, zone, label) => {
    expect(timeLabel(instant, now, zone)).toBe(label)
  })
})

describe('the time zone list', () => {
  const options = timeZoneOptions('2026-11-21T00:00:00Z')

  it('SHELL-50 gives each zone of the runtime a different option id', () => {
    expect(options.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]),
    )
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    expect(options.every(({ id, name }) => id > 0 && id === timeZoneId(name))).toBe(true)
  })

  it('SHELL-50 has ids that never change, as servers save them', () => {
    expect(['UTC', 'Europe/Berlin', 'America/New_York'].map(timeZoneId)).toEqual([
      1_614_228_286, 413_150_826, 63_643_694,
    ])
  })

  it('SHELL-50 has the current offsets, from west to east', () => {
    const hoursOf = (now: string) =>
      (timeZoneOptions(now).find(({ name }) => name === 'Europe/Berlin')?.offsetMs ?? 0) / 3_600_000
    expect([hoursOf('2026-11-21T00:00:00Z'), hoursOf('2026-07-21T00:00:00Z')]).toEqual([1, 2])
    const offsets = options.map(({ offsetMs }) => offsetMs)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  })
})

describe('paging', () => {
  it('LIST-21 has a next page only when the last page had at least 15 items', () => {
    expect([0, 14, 15, 25].map(hasNextPage)).toEqual([false, false, true, true])
  })

  it('LIST-22 loads all pages while a page has exactly 100 items', () => {
    expect([0, 99, 100, 101].map(hasMoreToLoad)).toEqual([false, false, true, false])
  })

  it('LIST-20 goes on after the last id and back before the first', () => {
    expect(pageCursors([{ id: 9 }, { id: 7 }, { id: 3 }])).toEqual({ after: 3, before: 9 })
    expect(pageCursors([])).toEqual({ after: undefined, before: undefined })
  })

  it('INBOX-5, INBOX-15 loads 20, and 40 around one item', () => {
    expect([pageLimit(20, false), pageLimit(20, true)]).toEqual([20, 40])
  })
})

describe('the automation of a sequence', () => {
  it('DASH-20 is on for objections and calls by their fast response, for follow-ups by any that is enabled', () => {
    const off = {
      responses: [{ category: 'objection', fastResponseEnabled: false }, { category: 'interested' }],
      followUps: [{ enabled: false }],
    }
    expect(sequenceAutomation(off)).toEqual({ objections: false, followUps: false, interested: false })
    const responses = [...off.responses, { category: 'objection', fastResponseEnabled: true }]
    expect(sequenceAutomation({ ...off, responses })).toEqual({ objections: true, followUps: false, interested: false })
    expect(
      sequenceAutomation({
        responses: [{ category: 'interested', fastResponseEnabled: true }],
        followUps: [{}, { enabled: true }],
      }),
    ).toEqual({ objections: false, followUps: true, interested: true })
  })
})

describe('bought AI credits', () => {
  const credits = (aiCreditsUsed: number, aiCreditsTotal: number) => ({ aiCreditsUsed, aiCreditsTotal })

  it('BILL-27 have arrived when credits were used up and some are left again', () => {
    expect(isTopUpDetected(credits(250, 250), credits(250, 500))).toBe(true)
    expect(isTopUpDetected(credits(250, 250), credits(250, 250))).toBe(false)
    expect(isTopUpDetected(credits(260, 250), credits(255, 255))).toBe(false)
  })

  it('BILL-28 have arrived when some were left and the total has risen', () => {
    expect(isTopUpDetected(credits(100, 250), credits(101, 250))).toBe(false)
    expect(isTopUpDetected(credits(100, 250), credits(101, 500))).toBe(true)
  })
})

describe('the return address', () => {
  it.each([
    '/',
    '/messages?hasIncoming=true',
    '/sequences/manage/3/settings#x',
    '/calls?date_range_date=01.01.2026-02.01.2026',
  ])('AUTH-11 %s is followed', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'calls',
    '',
    null,
  ])('AUTH-11 %j leads to the home page', (address) => {
    expect(returnPath(address)).toBe('/')
  })

  it('AUTH-11 always stays on the same origin', () => {
    const address = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', '%2f', 'http', 'evil.example'),
      { maxLength: 8 },
    )
    holds(
      fc.property(address, (parts) => {
        const path = returnPath(parts.join(''))
        expect(new URL(path, 'https://tandem.example').origin).toBe('https://tandem.example')
        expect(returnPath(path)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('roles', () => {
  const roles = ['org_owner', 'org_manager', 'org_member'] as const

  it('RECIP-31 owners and managers rename and delete custom attributes', () => {
    expect(roles.map(canManageAttributes)).toEqual([true, true, false])
  })

  it('CALL-34 a member changes the call reminders of clients that they have created', () => {
    const allowed = (createdBy: number | null | undefined) =>
      roles.map((role) => canEditReminders({ id: 4, role }, { createdBy }))
    expect(allowed(4)).toEqual([true, true, true])
    expect(allowed(5)).toEqual([true, true, false])
    expect(allowed(null)).toEqual([true, true, false])
    // Such a backend decides by itself.
    expect(allowed(undefined)).toEqual([true, true, true])
  })

  it('TEAM-1 owners and managers see all profiles, members their own', () => {
    expect(roles.map(seesWholeOrganization)).toEqual([true, true, false])
  })

  it('TEAM-3 members do not see the team', () => {
    expect(roles.map(canSeeTeam)).toEqual([true, true, false])
  })

  it('TEAM-6 only members have a profiles tab', () => {
    expect(roles.map(hasProfilesTab)).toEqual([false, false, true])
  })
})

describe('failed queries', () => {
  it('SHELL-41 are retried 3 times, after 1 s and doubling, at most 30 s', () => {
    expect([0, 1, 2, 3].map(isRetried)).toEqual([true, true, true, false])
    expect([0, 1, 2, 4, 5, 40].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
  })
})
