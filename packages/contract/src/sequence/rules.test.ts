import { describe, expect, test } from 'vitest'
import {
  areTooManyProfiles,
  canChangeStatus,
  isFirstDegreeOnly,
  isStepComplete,
  launchBlock,
  profileLink,
  selectionLaunchBlock,
  sequenceActions,
  sequenceAutomation,
  sequenceWizardSteps,
  statusAfterAction,
} from './rules.ts'
import { SequenceStatus } from './schema.ts'

describe('the automation of a sequence', () => {
  test('DASH-20 automation is on for categories with fast responses, and for follow-ups that are enabled', () => {
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

describe('the actions of a sequence', () => {
  test('SEQ-3, SEQ-4 a launch needs recipients and profiles', () => {
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

  test('SEQ-2, SEQ-5 an action sets the status, and no action launches an archived sequence', () => {
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

describe('selecting a profile for a sequence', () => {
  const sequence = { id: 7, clientId: 1, profileIds: [10, 11], sendConnectionRequests: true }
  const profile = { id: 12, clientId: 1, sequenceId: null }

  test('SEQ-59 a selection adds or removes the profile, or moves it from another sequence', () => {
    expect(profileLink(profile, sequence)).toBe('add')
    expect(profileLink({ ...profile, id: 10, sequenceId: 7 }, sequence)).toBe('remove')
    expect(profileLink({ ...profile, sequenceId: 8 }, sequence)).toBe('overwrite')
    expect(profileLink({ ...profile, sequenceId: 8 }, { ...sequence, id: null })).toBe('overwrite')
  })

  test('SEQ-63 a profile with another client or without a client cannot be selected', () => {
    expect(profileLink({ ...profile, clientId: 2 }, sequence)).toBe('anotherClient')
    expect(profileLink({ ...profile, clientId: null }, sequence)).toBe('anotherClient')
  })

  test('SEQ-64 a sequence without connection requests allows only one profile', () => {
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
  test('SEQ-7 the third step is Messages for a cloud sequence, and Re-engagement for a re-engagement', () => {
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

  test('SEQ-10 a step is complete if the draft has all values of the step', () => {
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

test('SEQ-30 a sequence without connection requests writes only to first-degree connections', () => {
  expect(isFirstDegreeOnly({ sendConnectionRequests: false })).toBe(true)
  expect(isFirstDegreeOnly({ sendConnectionRequests: true })).toBe(false)
})
