import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { sequenceAutomation } from './automation.ts'
import { areCreditsExhausted, areCreditsPurchased, creditsShareUsed, isTopUpDetected } from './credits.ts'
import { initialsOf } from './initials.ts'
import { hasMoreToLoad, hasNextPage, isNearBottom, pageCursors, pageLimit } from './paging.ts'
import { returnPath } from './returnAddress.ts'

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
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('paging', () => {
  it('a next page exists only when the last page had at least 15 items', () => {
    expect([0, 14, 15, 25].map(hasNextPage)).toEqual([false, false, true, true])
  })

  it('all pages are loaded while a page returns exactly 100 items', () => {
    expect([0, 99, 100, 101].map(hasMoreToLoad)).toEqual([false, false, true, false])
  })

  it("'after' is the last id, 'before' the first; around loads double", () => {
    expect(pageCursors([{ id: 9 }, { id: 7 }, { id: 3 }])).toEqual({ after: 3, before: 9 })
    expect(pageCursors([])).toEqual({ after: undefined, before: undefined })
    expect([pageLimit(20, false), pageLimit(20, true)]).toEqual([20, 40])
  })

  it('infinite scroll loads within 50 px of the bottom', () => {
    const at = (scrollTop: number) => isNearBottom({ scrollTop, clientHeight: 400, scrollHeight: 1000 })
    expect([at(549), at(550), at(600)]).toEqual([false, true, true])
  })
})

describe('automation of a sequence', () => {
  it('objections: a response of category objection has fastResponseEnabled; calls: interested; follow-ups: any is enabled', () => {
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
    ).toEqual({
      objections: false,
      followUps: true,
      interested: true,
    })
  })
})

describe('AI credits', () => {
  it('are exhausted when used is at least the total, purchased when used is below it', () => {
    holds(
      fc.property(fc.nat(2000), fc.nat(2000), (aiCreditsUsed, aiCreditsTotal) => {
        const credits = { aiCreditsUsed, aiCreditsTotal }
        expect(areCreditsExhausted(credits)).toBe(aiCreditsUsed >= aiCreditsTotal)
        expect(areCreditsPurchased(credits)).toBe(aiCreditsUsed < aiCreditsTotal)
        expect(creditsShareUsed(credits) === 1).toBe(areCreditsExhausted(credits))
      }),
    )
    expect(creditsShareUsed({ aiCreditsUsed: 50, aiCreditsTotal: 200 })).toBe(0.25)
  })

  it('a top-up has arrived when some are left again, or, where some were left, when there are more', () => {
    const credits = (aiCreditsUsed: number, aiCreditsTotal: number) => ({ aiCreditsUsed, aiCreditsTotal })
    expect(isTopUpDetected(credits(250, 250), credits(250, 500))).toBe(true)
    expect(isTopUpDetected(credits(250, 250), credits(250, 250))).toBe(false)
    expect(isTopUpDetected(credits(100, 250), credits(101, 250))).toBe(false)
    expect(isTopUpDetected(credits(100, 250), credits(101, 500))).toBe(true)
  })
})

describe('return address', () => {
  it.each([
    '/',
    '/messages?hasIncoming=true',
    '/sequences/manage/3/settings#x',
    '/calls?date_range_date=01.01.2026-02.01.2026',
  ])('%s is followed', (path) => {
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
  ])('%j leads home', (address) => {
    expect(returnPath(address)).toBe('/')
  })

  it('whatever is asked, the answer stays on the same origin', () => {
    const address = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', '%2f', 'http', 'evil.example'),
      {
        maxLength: 8,
      },
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
