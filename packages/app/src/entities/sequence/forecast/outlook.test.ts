import { type SequenceForecast, templateTitle } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import {
  type EditedSequence,
  messageEffects,
  movesTimes,
  touchesMessages,
} from '../../../features/sequences/drawer/editEffect.ts'
import { forecastChart, forecastParts } from './forecastShown.ts'

const dates = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10))
const filled = (...numbers: number[]): number[] => dates.map((_, day) => numbers[day] ?? 0)
const profile = (id: number, numbers: readonly number[]): SequenceForecast['profiles'][number] => ({
  id,
  name: `Profile ${id}`,
  requests: filled(...numbers),
  messages: filled(0, 1),
  expectedMessages: filled(0, 0.3, 0.6),
})
const forecast = (changes: Partial<SequenceForecast> = {}): SequenceForecast => ({
  dates,
  profiles: [profile(1, [20, 5]), profile(2, [22])],
  firstContact: '2026-11-20T09:00:00.000Z',
  allContactedOn: '2026-12-04',
  leftCount: 47,
  unreachableCount: 0,
  reasons: [],
  bottleneck: null,
  ...changes,
})

describe('SEQ-88 a forecast', () => {
  test('says what goes out next, from how many profiles, and when it is done', () => {
    expect(forecastParts(forecast(), false)).toEqual(['Next: 42 requests today from 2 profiles', 'done by Dec 4'])
    expect(forecastParts(forecast(), true)[0]).toBe('If launched now: 42 requests today from 2 profiles')
    const later = forecast({ profiles: [profile(1, [0, 0, 1])], allContactedOn: '2027-01-04' })
    expect(forecastParts(later, false)).toEqual([
      'Next: 1 request, about 1 message on Nov 22 from 1 profile',
      'done by Jan 4, 2027',
    ])
  })

  test('says that nothing goes out, that everybody was contacted, or that it takes more than a year', () => {
    const none = { profiles: [], firstContact: null, allContactedOn: null }
    expect(forecastParts(forecast(none), false)).toEqual(['Nothing will go out in the next weeks'])
    const done = forecast({ allContactedOn: null, leftCount: 0, profiles: [profile(1, [])] })
    expect(forecastParts(done, false)).toEqual(['Next: 1 message on Nov 21 from 1 profile'])
    expect(forecastParts(forecast({ allContactedOn: null }), false)[1]).toBe('not done within a year')
  })

  test('has the figures of its bar in its sentence, and says how many are not sure', () => {
    const one = (messages: readonly number[], expectedMessages: readonly number[], requests: readonly number[] = []) =>
      forecast({
        profiles: [
          {
            ...profile(1, requests),
            messages: filled(...messages),
            expectedMessages: filled(...expectedMessages),
          },
        ],
        allContactedOn: null,
        leftCount: 0,
      })
    const today = one([3], [6.64])
    expect(forecastParts(today, false)).toEqual(['Next: 3 messages and about 7 more today from 1 profile'])
    expect(forecastChart(today).series.map(({ values }) => values[0])).toEqual([10])
    const unsure = one([0, 0, 4], [0.2, 0.8], [0, 5])
    expect(forecastParts(unsure, false)).toEqual(['Next: 5 requests, about 1 message on Nov 21 from 1 profile'])
    expect(forecastParts(one([], [0, 1.6]), false)).toEqual(['Next: about 2 messages on Nov 21 from 1 profile'])
    expect(forecastParts(one([], [0.2]), false)).toEqual(['Nothing will go out in the next weeks'])
  })

  test('has bars of all profiles together, up to some days behind the last recipient', () => {
    const { series, marks, dates: shown } = forecastChart(forecast({ allContactedOn: '2026-12-30' }))
    expect(series.map(({ id, kind, values }) => [id, kind, values.slice(0, 3)])).toEqual([
      ['requests', 'bar', [42, 5, 0]],
      // Two that are sure, and the rounded share of those that are expected.
      ['messages', 'bar', [0, 3, 1]],
    ])
    expect([marks, shown.at(-1)]).toEqual([[{ date: '2026-12-30', label: 'Last recipient' }], '2027-01-02'])
    expect(forecastChart(forecast()).dates).toHaveLength(30)
    expect(forecastChart(forecast({ allContactedOn: null })).marks).toEqual([])
    const reEngagement = forecastChart(forecast({ profiles: [profile(1, [])] }))
    expect(reEngagement.series.map(({ id }) => id)).toEqual(['messages'])
  })
})

const message = (name: string, text: string = name) => ({ title: name, text, delaySecs: 0, systemId: name })
const saved: EditedSequence = {
  type: 'cloud',
  templates: [message('a'), message('b'), message('c')],
  aiTemplates: [],
  sendConnectionRequests: true,
  schedule: null,
  startDate: null,
  scheduleTimezone: 'UTC',
}
/** 30 wait for the request, 8 for message 1, 12 have got message 1, 5 of these have answered. */
const progress = {
  steps: [
    { waiting: 30, ended: 0 },
    { waiting: 8, ended: 2 },
    { waiting: 7, ended: 5 },
    { waiting: 4, ended: 1 },
  ],
}
const effects = (templates: EditedSequence['templates']) => messageEffects(saved, { ...saved, templates }, progress)
/** As the editor leaves them: with the title of their position. */
const placed = (templates: EditedSequence['templates']) =>
  templates.map((each, index) => ({ ...each, title: templateTitle(index) }))

describe('SEQ-161 an edit', () => {
  test('of a message affects recipients who wait for it, not those who already got it', () => {
    expect(effects([message('a'), message('b', 'new'), message('c')])).toEqual([
      'Message 1: 38 recipients wait for it, 17 are already past it.',
    ])
  })

  test('counts the recipients who get a new message, and those who lose a removed one', () => {
    expect(effects([message('a'), message('b'), message('c'), message('d')])).toEqual([
      'Message 3 added: 49 recipients will get it.',
    ])
    expect(effects([message('a'), message('b')])).toEqual([
      'Message 2 removed: 45 recipients will not get it, 5 have got it already.',
    ])
  })

  test('does not mention messages that only move up or down by it', () => {
    expect(effects(placed([message('a'), message('c')]))).toEqual([
      'Message 1 removed: 38 recipients will not get it, 17 have got it already.',
    ])
    expect(effects(placed([message('a'), message('new'), message('b'), message('c')]))).toEqual([
      'Message 1 added: 38 recipients will get it.',
    ])
    expect(effects(placed([message('a'), message('c', 'new')]))).toEqual([
      'Message 1 removed: 38 recipients will not get it, 17 have got it already.',
      'Message 1 (was Message 2): 45 recipients wait for it, 5 are already past it.',
    ])
  })

  test('names messages whose order changes, with their former names', () => {
    expect(effects(placed([message('a'), message('c'), message('b')]))).toEqual([
      'Message 1 (was Message 2): 45 recipients wait for it, 5 are already past it.',
      'Message 2 (was Message 1): 38 recipients wait for it, 17 are already past it.',
    ])
  })

  test('names the first messages of many that change', () => {
    const many = { ...saved, templates: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => message(name)) }
    const changed = { ...many, templates: many.templates.map((each) => ({ ...each, text: 'new' })) }
    const lines = messageEffects(many, changed, progress)
    expect([lines.length, lines.at(-1)]).toEqual([5, '2 more messages changed.'])
  })

  test('tells the steps of a re-engagement apart by their position', () => {
    const step = (delaySecs: number) => ({ delaySecs, prompts: [] })
    const ai: EditedSequence = { ...saved, type: 'reEngagement', templates: [], aiTemplates: [step(0), step(60)] }
    expect(messageEffects(ai, { ...ai, aiTemplates: [step(0), step(90)] }, progress)).toEqual([
      'Re-Engagement 2: 38 recipients wait for it, 17 are already past it.',
    ])
  })

  test('moves times with hours, start date and requests, and touches messages with their texts and delays', () => {
    expect(movesTimes(saved, { ...saved, schedule: '*' })).toBe(true)
    expect(movesTimes(saved, { ...saved, templates: [] })).toBe(false)
    expect(touchesMessages(saved, { ...saved, templates: [] })).toBe(true)
    expect(touchesMessages(saved, { ...saved, startDate: '2026-12-01' })).toBe(false)
  })
})
