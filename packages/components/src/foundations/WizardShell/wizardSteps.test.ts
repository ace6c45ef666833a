import { describe, expect, test } from 'vitest'
import { isStepReachable, shownStepIndex, stepStates } from './wizardSteps.ts'

const steps = (...complete: boolean[]) => complete.map((isComplete, index) => ({ id: `${index}`, isComplete }))

describe('steps of a wizard', () => {
  test('are locked until all earlier steps are complete', () => {
    expect(stepStates(steps(true, false, true, false), '0')).toEqual(['current', 'open', 'locked', 'locked'])
    expect(stepStates(steps(true, true, true, false), '3')).toEqual(['complete', 'complete', 'complete', 'current'])
  })

  test('a step with `isSkipped` has the state skipped if it is complete', () => {
    const skipped = { id: 'profiles', isComplete: true, isSkipped: true }
    expect(stepStates([skipped, ...steps(true)], '0')).toEqual(['skipped', 'current'])
    expect(stepStates([{ ...skipped, isComplete: false }, ...steps(true)], '0')).toEqual(['open', 'current'])
  })

  test.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
    [-1, false],
    [9, false],
  ])('if only the second of four steps is incomplete, isStepReachable(%d) returns %s', (index, isReachable) => {
    expect(isStepReachable(steps(true, false, true, true), index)).toBe(isReachable)
  })

  test('the wizard shows the requested step or an incomplete step before this step; for an unknown id, it shows the first step', () => {
    expect(shownStepIndex(steps(true, true, false), '1')).toBe(1)
    expect(shownStepIndex(steps(true, false, false), '2')).toBe(1)
    expect(shownStepIndex(steps(true, true, true), '2')).toBe(2)
    expect(shownStepIndex(steps(true, true), 'gone')).toBe(0)
  })
})
