import { describe, expect, test } from 'vitest'
import { plans } from './PlanDialog.fixtures.ts'
import { leadingPlanIndex, planStatesOf } from './planOffer.ts'

const [one, ten, thirty, fifty] = plans.map(({ id }) => id)

describe('plans', () => {
  test('can all be bought as a first plan', () => {
    expect(planStatesOf(plans, 'buy', undefined)).toEqual(['available', 'available', 'available', 'available'])
    expect(planStatesOf(plans, 'buy', ten)).not.toContain('current')
  })

  test('below the current plan cannot be selected for an upgrade', () => {
    expect(planStatesOf(plans, 'upgrade', one)).toEqual(['current', 'available', 'available', 'available'])
    expect(planStatesOf(plans, 'upgrade', thirty)).toEqual(['lower', 'lower', 'current', 'available'])
    expect(planStatesOf(plans, 'upgrade', fifty)).toEqual(['lower', 'lower', 'lower', 'current'])
  })

  test('without a benefit over the paid plan cannot be selected', () => {
    expect(
      planStatesOf(
        plans,
        'upgrade',
        undefined,
        plans.slice(0, 2).map(({ id }) => id),
      ),
    ).toEqual(['lower', 'lower', 'available', 'available'])
  })

  test('can all be selected by a user whose plan is no longer sold', () => {
    expect(planStatesOf(plans, 'upgrade', 'starter')).toEqual(['available', 'available', 'available', 'available'])
  })

  test('have at most one primary button', () => {
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'buy', undefined))).toBe(2)
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'upgrade', thirty))).toBe(3)
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'upgrade', fifty))).toBe(-1)
  })
})
