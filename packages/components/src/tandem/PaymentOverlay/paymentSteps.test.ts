import { expect, test } from 'vitest'
import { stepStatesOf } from './paymentSteps.ts'

const steps = [
  { id: 'payment', label: 'Waiting for payment' },
  { id: 'profile', label: 'Creating profile' },
]

test('the steps before the current step are done', () => {
  expect(stepStatesOf(steps, 'payment')).toEqual(['current', 'next'])
  expect(stepStatesOf(steps, 'profile')).toEqual(['done', 'current'])
  expect(stepStatesOf(steps, 'elsewhere')).toEqual(['next', 'next'])
})
