import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { WizardShell } from './WizardShell.tsx'

const onStepChange = vi.fn<(stepId: string) => void>()
const onFinish = vi.fn<() => Promise<void>>()
beforeEach(() => {
  onStepChange.mockReset()
  onFinish.mockReset()
  // jsdom does not implement `scrollTo`.
  Element.prototype.scrollTo = () => {}
})

function Wizard({ first }: { readonly first: string }) {
  const [step, setStep] = useState(first)
  return (
    <WizardShell
      isOpen
      title="New"
      steps={['One', 'Two', 'Three'].map((label) => ({ id: label, label, isComplete: true }))}
      currentStepId={step}
      onStepChange={(_, { stepId }) => {
        onStepChange(stepId)
        setStep(stepId)
      }}
      onFinish={onFinish}
      finishLabel="Create"
      onClose={() => {}}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test.each([
  { first: 'One', name: 'Next', steps: ['Two', 'Three'] },
  { first: 'Three', name: 'Back', steps: ['Two', 'One'] },
])('SHELL-88 a double click on $name opens one step', async ({ first, name, steps }) => {
  render(<Wizard first={first} />)
  fireEvent.click(button(name), { detail: 1 })
  fireEvent.click(button(name), { detail: 2 })
  expect(onStepChange.mock.calls).toEqual([[steps[0]]])
  await act(async () => {})
  fireEvent.click(button(name), { detail: 1 })
  expect(onStepChange.mock.calls).toEqual(steps.map((step) => [step]))
})

test('SHELL-88 if the first click of a double click opens a step, the second click does not press Back', () => {
  render(<Wizard first="Two" />)
  fireEvent.click(button('Back'), { detail: 2 })
  expect(onStepChange).not.toHaveBeenCalled()
})

test.each(['One', 'Three'])('SHELL-88 two clicks within one frame act once on step %s', (first) => {
  onFinish.mockReturnValue(new Promise(() => {}))
  render(<Wizard first={first} />)
  const next = button(first === 'One' ? 'Next' : 'Create')
  act(() => {
    next.click()
    next.click()
  })
  expect([...onStepChange.mock.calls, ...onFinish.mock.calls]).toHaveLength(1)
})
