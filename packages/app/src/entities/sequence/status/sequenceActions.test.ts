import { expect, test } from 'vitest'
import { rowActionsOf, runAction } from './sequenceActions.ts'

const ready = { recipientsCount: 3, profilesCount: 1 }

test.each([
  ['active', ready, ['view', 'pause', 'duplicate', 'archive']],
  ['paused', ready, ['view', 'launch', 'duplicate', 'archive']],
  ['paused', { ...ready, recipientsCount: 0 }, ['view', 'launch', 'missing', 'duplicate', 'archive']],
  ['archived', ready, ['view', 'launch', 'duplicate', 'unarchive']],
] as const)('SEQ-91 a sequence with the status %s and the counts %j has the actions %j', (status, counts, ids) => {
  expect(rowActionsOf({ status, ...counts }).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['paused', ready, undefined],
  ['paused', { recipientsCount: 0, profilesCount: 0 }, 'Attach recipients(s) to launch the sequence(s)'],
  ['paused', { ...ready, profilesCount: 0 }, 'Attach profile(s) to launch the sequence(s)'],
  ['archived', { ...ready, profilesCount: 0 }, 'Unarchive the sequence first.'],
] as const)(
  'SEQ-3, SEQ-4 for the status %s and the counts %j, the hint of the disabled Launch is %s (undefined: enabled)',
  (status, counts, hint) => {
    const { hint: shown, isDisabled = false } = runAction({ status, ...counts })
    expect([shown, isDisabled]).toEqual([hint, hint !== undefined])
  },
)
