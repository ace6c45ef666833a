import { TandemProvider } from '@tandem/components'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { FormScope } from '../form/FormScope.tsx'
import { useWizardStep } from './useWizardStep.ts'
import { WizardPage } from './WizardPage.tsx'

interface WizardProps {
  readonly leftAt: string | undefined
  readonly isNamed: boolean
}

function Wizard({ leftAt, isNamed }: WizardProps) {
  return (
    <WizardPage
      title="New pet"
      steps={[
        { id: 'name', label: 'Name', isComplete: isNamed, missing: isNamed ? undefined : 'Enter a name' },
        { id: 'food', label: 'Food', isComplete: true },
      ]}
      step={useWizardStep('/pets/create', leftAt)}
      finishLabel="Create"
      onClose={() => {}}
      renderStep={(id) => <p>{`The page of ${id}`}</p>}
    />
  )
}

function open(address: string, { leftAt, isNamed = true }: Partial<WizardProps> = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '/pets/create/:step?',
        element: (
          <FormScope initialValues={{}} schema={v.object({})} onSubmit={() => Promise.resolve()}>
            <Wizard leftAt={leftAt} isNamed={isNamed} />
          </FormScope>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: ['/pets', address] },
  )
  render(
    <TandemProvider>
      <RouterProvider router={router} />
    </TandemProvider>,
  )
  return router
}

test('SHELL-96 Back in the browser shows the previous step of a wizard', async () => {
  const router = open('/pets/create?search=a')
  expect(screen.getByText('The page of name')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('The page of food')).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/pets/create/food', search: '?search=a' })
  await act(() => router.navigate(-1))
  expect(screen.getByText('The page of name')).toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/pets')
})

test('SHELL-96 a wizard opens at the step where the user left the draft', () => {
  open('/pets/create', { leftAt: 'food' })
  expect(screen.getByText('The page of food')).toBeInTheDocument()
})

test('SHELL-96 the address of a step that cannot be opened yet shows the first incomplete step', () => {
  open('/pets/create/food', { isNamed: false })
  expect(screen.getByText('The page of name')).toBeInTheDocument()
})

test('SHELL-118 a hint names the missing input, and changes its colour when the user presses Next', async () => {
  open('/pets/create', { isNamed: false })
  const hint = screen.getByText('Enter a name')
  const { color: grey } = getComputedStyle(hint)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(getComputedStyle(hint).color).not.toBe(grey)
  expect(screen.getByText('The page of name')).toBeInTheDocument()
})
