import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { useEditHistory } from '@tandem/components'
import { type ResponseEntry } from '@tandem/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ResponsesEditor } from './ResponsesEditor.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

const calendar = { value: { calendlyId: null, calendlyEvent: null }, onChange: () => undefined }

function Editor({ start }: { readonly start: readonly ResponseEntry[] }) {
  const [value, onChange] = useState(start)
  const history = useEditHistory<readonly ResponseEntry[]>({ value, onChange })
  return (
    <ResponsesEditor value={value} history={history} clientId={1} opening={{ templates: [] }} calendar={calendar} />
  )
}

function show(start: readonly ResponseEntry[]) {
  render(
    <Provider store={app.store}>
      <Editor start={start} />
    </Provider>,
  )
  const toggle = () => screen.getByLabelText('Answer automatically')
  return { user: userEvent.setup(), toggle }
}

test('SEQ-171 the tab of a category shows whether the AI answers', async () => {
  const steps = [{ prompts: ['Answer briefly.'] }]
  const { user, toggle } = show([{ category: 'interested', fastResponseEnabled: false, steps }])
  expect(toggle()).not.toBeChecked()
  expect(toggle()).toHaveAccessibleDescription('These messages wait for a person.')
  expect(screen.getByRole('tab', { name: 'Interested Off' })).toBeVisible()
  toggle().focus()
  await user.keyboard(' ')
  expect(toggle()).toBeChecked()
  expect(toggle()).toHaveAccessibleDescription('The AI replies to these messages automatically.')
  expect(screen.getByRole('tab', { name: 'Interested On' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(toggle()).not.toBeChecked()
})

test('SEQ-171 the tab of a category without rounds shows Off, even if the toggle is on', async () => {
  const { user, toggle } = show([])
  expect(toggle()).toBeChecked()
  expect(screen.getByRole('tab', { name: 'Interested Off' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add response' }))
  expect(screen.getByRole('tab', { name: 'Interested On' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Neutral Off' }))
  expect(toggle()).not.toBeChecked()
})
