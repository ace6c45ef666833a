import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../api/RequestError.ts'
import { waitingToastsAtom } from '../toast/toasts.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { TextField } from './TextField.tsx'

test('SHELL-39 a save that fails after the form closed shows a toast', async () => {
  const store = createStore()
  const saving = Promise.withResolvers<void>()
  const onSubmit = vi.fn<(body: unknown) => Promise<void>>(() => saving.promise)
  const { unmount } = render(
    <Provider store={store}>
      <SubmitForm initialValues={{ name: 'Ann' }} schema={v.object({ name: v.string() })} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
      </SubmitForm>
    </Provider>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}')
  unmount()
  saving.reject(new RequestError(500, { message: 'The server is full.' }))
  const toast = await vi.waitUntil(() => store.get(waitingToastsAtom)[0], 10_000)
  expect(toast).toMatchObject({ title: 'What you entered could not be saved', text: 'The server is full.' })
  toast.action?.onClick()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Anna' }, { name: 'Ann' })
})
