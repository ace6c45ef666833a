import { render, screen, waitFor } from '@testing-library/react'
import { type UserRole } from '@tandem/contract'
import { Provider } from 'jotai'
import { type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { MonthlyPlans } from '../components/MonthlyPlans.tsx'
import AccountPlanPage from './AccountPlanPage.tsx'

async function showAs(role: UserRole, page: ReactNode, scenario = 'new-user') {
  const app = startSimulatedApp(scenario)
  const user: object = await (await fetch('http://tandem.test/api/v2/users/me')).json()
  await app.control('/faults', { operationId: 'userMe', status: 200, body: { ...user, role } })
  render(
    <Provider store={app.store}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  )
}

test.each([
  ['the account plan', <AccountPlanPage key="account" />],
  ['the monthly plans', <MonthlyPlans key="monthly" option={undefined} />],
])('BILL-44 the page with %s tells a member that owners and managers choose the plan', async (_, page) => {
  await showAs('org_member', page)
  expect(await screen.findByText('Owners and managers of your team choose the plan.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Buy AI credits' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /Choose a plan|Upgrade|Buy Now/ })).toBeNull()
})

test('BILL-44 both pages with plans let an owner choose a plan', async () => {
  await showAs('org_owner', [<AccountPlanPage key="account" />, <MonthlyPlans key="monthly" option={undefined} />])
  expect(await screen.findByRole('button', { name: 'Choose a plan' })).toBeEnabled()
  expect(await screen.findAllByRole('button', { name: 'Buy Now' })).toHaveLength(4)
})

test('BILL-33 an empty slot is not a used profile', async () => {
  await showAs('org_owner', <AccountPlanPage />, 'agency')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Used profiles' })).toHaveTextContent('29'))
  expect(screen.getByRole('group', { name: 'Paid profiles' })).toHaveTextContent('30')
})

test('BILL-40, BILL-41 an owner can upgrade a lifetime deal to a plan with more profiles', async () => {
  await showAs(
    'org_owner',
    [<AccountPlanPage key="account" />, <MonthlyPlans key="monthly" option={undefined} />],
    'appsumo',
  )
  await waitFor(() => expect(screen.getByRole('region', { name: 'Plan' })).toHaveTextContent(/AppSumo Tier \d/))
  expect(await screen.findAllByRole('button', { name: 'Upgrade Now' })).toHaveLength(3)
  expect(screen.queryByText('Current plan')).toBeNull()
  expect(screen.getByText('Included in your plan')).toBeVisible()
})
