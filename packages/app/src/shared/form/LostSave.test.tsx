import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../api/RequestError.ts'
import { waitingToastsAtom } from '../toast/toasts.ts'
import { FormErrorBar } from './FormErrorBar.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { TextField } from './TextField.tsx'

const Person = v.object({ name: v.string(), email: v.string() })

test('SHELL-47 after a lost response, the form counts as saved when the reloaded data contains the new values', async () => {
  const store = createStore()
  const form = (name: string) => (
    <Provider store={store}>
      <SubmitForm
        initialValues={{ name, email: 'ann@example.com' }}
        schema={Person}
        onSubmit={() => Promise.reject(new RequestError(0, undefined))}
      >
        <FormErrorBar />
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" />
        <SubmitButton needsChange pendingText="Saving…">
          Save
        </SubmitButton>
      </SubmitForm>
    </Provider>
  )
  const { rerender } = render(form('Ann'))
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'ika')
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toBeVisible()
  rerender(form('Annika'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(store.get(waitingToastsAtom)).toMatchObject([{ intent: 'success', title: 'Your changes have been saved.' }])
})
