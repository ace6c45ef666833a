import { describe, expect, test } from 'vitest'
import { plans } from './PlanDialog.fixtures.ts'
import { leadingPlanIndex, planStatesOf } from './planOffer.ts'

const [one, ten, thirty, fifty] = plans.map(({ id }) => id)

describe('plans', () => {
  test('all plans can be bought as a first plan', () => {
    expect(planStatesOf(plans, 'buy', undefined)).toEqual(['available', 'available', 'available', 'available'])
    expect(planStatesOf(plans, 'buy', ten)).not.toContain('current')
  })

  test('plans smaller than the current plan cannot be selected for an upgrade', () => {
    expect(planStatesOf(plans, 'upgrade', one)).toEqual(['current', 'available', 'available', 'available'])
    expect(planStatesOf(plans, 'upgrade', thirty)).toEqual(['lower', 'lower', 'current', 'available'])
    expect(planStatesOf(plans, 'upgrade', fifty)).toEqual(['lower', 'lower', 'lower', 'current'])
  })

  test('plans with an id in `includedPlanIds` cannot be selected for an upgrade', () => {
    expect(
      planStatesOf(
        plans,
        'upgrade',
        undefined,
        plans.slice(0, 2).map(({ id }) => id),
      ),
    ).toEqual(['lower', 'lower', 'available', 'available'])
  })

  test('a user whose plan is no longer sold can select all plans', () => {
    expect(planStatesOf(plans, 'upgrade', 'starter')).toEqual(['available', 'available', 'available', 'available'])
  })

  test('at most one plan has the primary button', () => {
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'buy', undefined))).toBe(2)
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'upgrade', thirty))).toBe(3)
    expect(leadingPlanIndex(plans, planStatesOf(plans, 'upgrade', fifty))).toBe(-1)
  })
})
