import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../testing/holds.ts'
import { SequenceStatus } from './schema.ts'
import { type MessageTemplate } from '../step/schema.ts'
import { sortedByCategory } from '../directory/rules.ts'
import { areTooManyProfiles, profileLink } from '../profile/profileLink.ts'
import { isStepComplete, sequenceWizardSteps } from './sequenceWizard.ts'
import {
  canChangeStatus,
  canChooseClient,
  launchBlock,
  selectionLaunchBlock,
  sequenceActions,
  statusAfterAction,
} from './rules.ts'
import {
  isFirstDegreeOnly,
  newAiStep,
  templateTitle,
  withRequestsSwitched,
  withTemplateAdded,
  withTemplateMoved,
  withTemplateRemoved,
} from '../step/rules.ts'

describe('the order of categories', () => {
  test('SEQ-41 is that of the tabs; unknown categories come last', () => {
    const order = [
      'interested',
      'objection',
      'not_interested',
      'unqualified',
      'info_request',
      'neutral',
      'brand_new',
      'not_now',
    ]
    const shuffled = fc
      .shuffledSubarray(order.slice(0, 6), { minLength: 6 })
      .map((list) => list.concat(['brand_new', 'not_now']))
    holds(
      fc.property(shuffled, (categories) => {
        const sorted = sortedByCategory(categories.toReversed().map((category) => ({ category }))).map(
          ({ category }) => category,
        )
        expect(sorted).toEqual([...order.slice(0, 6), 'not_now', 'brand_new'])
      }),
    )
  })
})

describe('the actions of a sequence', () => {
  test('SEQ-3, SEQ-4 do not launch while a selected sequence has no recipients or no profiles', () => {
    const ready = { recipientsCount: 3, profilesCount: 1 }
    expect(launchBlock(ready)).toBeUndefined()
    expect(launchBlock({ ...ready, recipientsCount: 0 })).toBe('noRecipients')
    expect(launchBlock({ ...ready, profilesCount: 0 })).toBe('noProfiles')
    expect(selectionLaunchBlock([ready, { ...ready, profilesCount: 0 }, { ...ready, recipientsCount: 0 }])).toBe(
      'noRecipients',
    )
    expect(selectionLaunchBlock([ready, { ...ready, profilesCount: 0 }])).toBe('noProfiles')
    expect(selectionLaunchBlock([ready, ready])).toBeUndefined()
  })

  test('SEQ-2, SEQ-5 make it active (launch), paused (pause, duplicate, unarchive) or archived', () => {
    expect(statusAfterAction).toEqual({
      launch: 'active',
      pause: 'paused',
      duplicate: 'paused',
      archive: 'archived',
      unarchive: 'paused',
    })
    const changes = SequenceStatus.options.flatMap((from) =>
      SequenceStatus.options.filter((to) => canChangeStatus(from, to)).map((to) => `${from}>${to}`),
    )
    expect(changes).toEqual([
      'active>active',
      'active>paused',
      'active>archived',
      'paused>active',
      'paused>paused',
      'paused>archived',
      'archived>paused',
      'archived>archived',
    ])
    expect(sequenceActions.archived).not.toContain('launch')
  })
})

describe('the client of a sequence', () => {
  test('SEQ-57 changes only when the server reports so, and to another one', () => {
    expect([
      canChooseClient(2, 1, { clientCanBeChanged: true }),
      canChooseClient(1, 1, { clientCanBeChanged: true }),
    ]).toEqual([true, false])
    expect(canChooseClient(2, 1, { clientCanBeChanged: false })).toBe(false)
  })
})

describe('messages of a sequence', () => {
  const messages = fc
    .array(
      fc.nat(10).map((days) => days * 86_400),
      { minLength: 1, maxLength: 7 },
    )
    .map((delays) =>
      delays.map((delaySecs, index): MessageTemplate => ({
        title: templateTitle(index),
        text: `text ${index}`,
        delaySecs,
        systemId: `id-${index}`,
      })),
    )
  const delaysOf = (list: readonly MessageTemplate[]) => list.map(({ delaySecs }) => delaySecs)
  const titlesOf = (list: readonly MessageTemplate[]) => list.map(({ title }) => title)

  test("SEQ-27, SEQ-28 are titled 'Connection request', 'Message 1', …; an added one has a delay of 2 days", () => {
    const two = withTemplateAdded(withTemplateAdded([], 'a'), 'b', 'Hello')
    expect(two).toEqual([
      { title: 'Connection request', text: '', delaySecs: 0, systemId: 'a' },
      { title: 'Message 1', text: 'Hello', delaySecs: 172_800, systemId: 'b' },
    ])
  })

  test('SEQ-29 swap their delays when they are reordered: positions keep delay and title', () => {
    holds(
      fc.property(messages, fc.nat(6), fc.nat(6), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        const moved = withTemplateMoved(list, from, to)
        expect(delaysOf(moved)).toEqual(delaysOf(list))
        expect(titlesOf(moved)).toEqual(titlesOf(list))
        expect(moved[to]?.systemId).toBe(list[from]?.systemId)
        expect(withTemplateMoved(moved, to, from)).toEqual(list)
      }),
    )
    const list = withTemplateAdded([], 'a')
    expect([withTemplateMoved(list, 0, 1), withTemplateMoved(list, 3, 0)]).toEqual([list, list])
  })

  test('keep their order, their delays and the delay of the first when one is removed', () => {
    holds(
      fc.property(messages, fc.nat(6), (list, at) => {
        const index = at % list.length
        const rest = withTemplateRemoved(list, index)
        expect(rest.map(({ systemId }) => systemId)).toEqual(list.map(({ systemId }) => systemId).toSpliced(index, 1))
        const [first = 0, ...others] = delaysOf(list)
        expect(delaysOf(rest)).toEqual(
          index === 0 ? [first, ...others.slice(1)].slice(0, rest.length) : delaysOf(list).toSpliced(index, 1),
        )
      }),
    )
  })

  test('SEQ-32 get a second delay of 2 days when requests are turned on with more than 2 messages, else 0', () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, index) => index).reduce(
        (list: MessageTemplate[], index) => withTemplateAdded(list, `id-${index}`),
        [],
      )
    expect(delaysOf(withRequestsSwitched(of(3), false))).toEqual([0, 0, 172_800])
    expect(delaysOf(withRequestsSwitched(withRequestsSwitched(of(3), false), true))).toEqual([0, 172_800, 172_800])
    expect(delaysOf(withRequestsSwitched(withRequestsSwitched(of(2), false), true))).toEqual([0, 0])
  })

  test('SEQ-30 go to first-degree connections only when no requests are sent', () => {
    expect(isFirstDegreeOnly({ sendConnectionRequests: false })).toBe(true)
    expect(isFirstDegreeOnly({ sendConnectionRequests: true })).toBe(false)
  })
})

describe('a new follow-up or re-engagement step', () => {
  test('SEQ-43 waits 48 hours and copies the last prompts', () => {
    const first = newAiStep([])
    expect(first).toEqual({ delaySecs: 172_800, prompts: [] })
    const prompts = ['Ask again', 'Be brief']
    const step = newAiStep([{ prompts: ['x'] }, { prompts }])
    expect(step.prompts).toEqual(prompts)
    expect(step.prompts).not.toBe(prompts)
  })
})

describe('selecting a profile for a sequence', () => {
  const sequence = { id: 7, clientId: 1, profileIds: [10, 11], sendConnectionRequests: true }
  const profile = { id: 12, clientId: 1, sequenceId: null }

  test('SEQ-59 adds it, and selecting it again removes it', () => {
    expect(profileLink(profile, sequence)).toBe('add')
    expect(profileLink({ ...profile, id: 10, sequenceId: 7 }, sequence)).toBe('remove')
    expect(profileLink({ ...profile, sequenceId: 8 }, sequence)).toBe('overwrite')
    expect(profileLink({ ...profile, sequenceId: 8 }, { ...sequence, id: null })).toBe('overwrite')
  })

  test('SEQ-63 is disabled when it has another client', () => {
    expect(profileLink({ ...profile, clientId: 2 }, sequence)).toBe('anotherClient')
    expect(profileLink({ ...profile, clientId: null }, sequence)).toBe('anotherClient')
  })

  test('SEQ-64 is blocked for a second one when the sequence sends only to first-degree connections', () => {
    const firstDegree = { ...sequence, sendConnectionRequests: false }
    expect(profileLink(profile, firstDegree)).toBe('tooMany')
    expect(profileLink(profile, { ...firstDegree, profileIds: [] })).toBe('add')
    expect([
      areTooManyProfiles(firstDegree),
      areTooManyProfiles({ ...firstDegree, profileIds: [1] }),
      areTooManyProfiles(sequence),
    ]).toEqual([true, false, false])
  })
})

describe('the creation wizard', () => {
  test('SEQ-7 has Messages only when the type is cloud, Re-Engagement only when it is reEngagement', () => {
    expect(sequenceWizardSteps('cloud')).toEqual([
      'recipients',
      'client',
      'messages',
      'responses',
      'followUps',
      'profiles',
      'settings',
    ])
    expect(sequenceWizardSteps('reEngagement')[2]).toBe('reEngagement')
  })

  test('SEQ-10 complete a step with its values', () => {
    const complete = { name: 'A', startDate: '2026-11-21', scheduleTimezone: 'UTC' }
    expect([isStepComplete('recipients', {}), isStepComplete('recipients', { recipientIds: [] })]).toEqual([
      false,
      true,
    ])
    expect([isStepComplete('settings', complete), isStepComplete('settings', { ...complete, name: '' })]).toEqual([
      true,
      false,
    ])
  })
})
