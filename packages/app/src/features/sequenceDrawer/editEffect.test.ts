import { templateTitle } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { type EditedSequence, messageEffects, movesTimes, touchesMessages } from './editEffect.ts'

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
/** Recipients by the number of messages that they have got. `ended`: recipients who get no further message. */
const progress = {
  steps: [
    { waiting: 30, ended: 0 },
    { waiting: 8, ended: 2 },
    { waiting: 7, ended: 5 },
    { waiting: 4, ended: 1 },
  ],
}
const effects = (templates: EditedSequence['templates']) => messageEffects(saved, { ...saved, templates }, progress)
/** The editor names messages by their positions. */
const placed = (templates: EditedSequence['templates']) =>
  templates.map((each, index) => ({ ...each, title: templateTitle(index) }))

describe('SEQ-161 the effects of an edit', () => {
  test('count the recipients who will get a changed message, and the recipients who have passed it', () => {
    expect(effects([message('a'), message('b', 'new'), message('c')])).toEqual([
      'Message 1: 38 recipients will get it, 17 already passed it.',
    ])
  })

  test('contain a line for an added or removed message', () => {
    expect(effects([message('a'), message('b'), message('c'), message('d')])).toEqual([
      'Message 3 added: 49 recipients will get it.',
    ])
    expect(effects([message('a'), message('b')])).toEqual([
      'Message 2 removed: 45 recipients will not get it, 5 have got it already.',
    ])
  })

  test('do not contain messages that only move because of an added or removed message', () => {
    expect(effects(placed([message('a'), message('c')]))).toEqual([
      'Message 1 removed: 38 recipients will not get it, 17 have got it already.',
    ])
    expect(effects(placed([message('a'), message('new'), message('b'), message('c')]))).toEqual([
      'Message 1 added: 38 recipients will get it.',
    ])
    expect(effects(placed([message('a'), message('c', 'new')]))).toEqual([
      'Message 1 removed: 38 recipients will not get it, 17 have got it already.',
      'Message 1 (was Message 2): 45 recipients will get it, 5 already passed it.',
    ])
  })

  test('contain the old name of a moved message', () => {
    expect(effects(placed([message('a'), message('c'), message('b')]))).toEqual([
      'Message 1 (was Message 2): 45 recipients will get it, 5 already passed it.',
      'Message 2 (was Message 1): 38 recipients will get it, 17 already passed it.',
    ])
  })

  test('name four changed messages, and count the other changed messages', () => {
    const many = { ...saved, templates: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => message(name)) }
    const changed = { ...many, templates: many.templates.map((each) => ({ ...each, text: 'new' })) }
    const lines = messageEffects(many, changed, progress)
    expect([lines.length, lines.at(-1)]).toEqual([5, '2 more messages changed.'])
  })

  test('the position identifies a step of a re-engagement', () => {
    const step = (delaySecs: number) => ({ delaySecs, prompts: [] })
    const ai: EditedSequence = { ...saved, type: 'reEngagement', templates: [], aiTemplates: [step(0), step(60)] }
    expect(messageEffects(ai, { ...ai, aiTemplates: [step(0), step(90)] }, progress)).toEqual([
      'Re-engagement 2: 38 recipients will get it, 17 already passed it.',
    ])
  })

  test('`movesTimes` is true for changed hours, and `touchesMessages` is true for changed messages', () => {
    expect(movesTimes(saved, { ...saved, schedule: '*' })).toBe(true)
    expect(movesTimes(saved, { ...saved, templates: [] })).toBe(false)
    expect(touchesMessages(saved, { ...saved, templates: [] })).toBe(true)
    expect(touchesMessages(saved, { ...saved, startDate: '2026-12-01' })).toBe(false)
  })
})
