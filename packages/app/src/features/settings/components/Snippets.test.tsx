import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { snippetsAtom } from '../../../entities/user/snippets.ts'
import { Snippets } from './Snippets.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp()
  const { store } = app
  await signedIn(store)
  store.set(snippetsAtom, () => [
    { id: 'a', name: 'Greeting', text: 'Hello' },
    { id: 'b', name: 'Thanks', text: 'Thank you' },
  ])
  renderRoutes(store, [{ path: '/', element: <Snippets /> }])
})

const button = (name: string) => screen.getByRole('button', { name })

test('INBOX-65, SHELL-39 while a snippet is edited, no other snippet can be edited or added', async () => {
  await userEvent.click(button('Edit Greeting'))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' in the morning')
  await userEvent.click(button('Edit Thanks'))
  await userEvent.click(button('Add snippet'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Greeting in the morning')
})

test('INBOX-65 Cancel returns the focus to Edit, and Delete moves the focus to the next snippet or to Add snippet', async () => {
  await userEvent.click(button('Edit Thanks'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.click(button('Cancel'))
  expect(button('Edit Thanks')).toHaveFocus()
  await userEvent.click(button('Delete Greeting'))
  expect(button('Delete Thanks')).toHaveFocus()
  await userEvent.click(button('Delete Thanks'))
  expect(button('Add snippet')).toHaveFocus()
})
