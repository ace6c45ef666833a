import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { comparison, plans } from './PlanDialog.fixtures.ts'
import { PlanOffers } from './PlanOffers.tsx'

afterEach(cleanup)

test.each([
  ['buy', undefined, '30 profiles'],
  ['upgrade', 'outreach-30-profiles', '50 profiles'],
  ['upgrade', 'outreach-50-profiles', undefined],
] as const)(
  'BILL-41 in mode %s with the plan %s, the comparison highlights %s (undefined: no plan)',
  (mode, currentPlanId, highlighted) => {
    render(<PlanOffers mode={mode} plans={plans} comparison={comparison} currentPlanId={currentPlanId} />)
    const [, ...heads] = within(screen.getByRole('table')).getAllByRole('columnheader')
    const isRare = ({ className }: HTMLElement) => heads.filter((head) => head.className === className).length === 1
    expect(heads.filter(isRare).map(({ textContent }) => textContent)).toEqual(highlighted ? [highlighted] : [])
  },
)
