import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../api/RequestError.ts'
import { FormErrorBar } from './FormErrorBar.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { TextField } from './TextField.tsx'

test('AUTH-24 a form counts down the time until the server accepts a new attempt', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const onSubmit = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new RequestError(429, { message: 'Too many attempts.' }, undefined, 90)),
  )
  render(
    <SubmitForm initialValues={{ email: '' }} schema={v.object({ email: v.string() })} onSubmit={onSubmit}>
      <FormErrorBar />
      <TextField name="email" label="Email" />
      <SubmitButton pendingText="Sending…">Send</SubmitButton>
    </SubmitForm>,
  )
  const email = screen.getByLabelText('Email')
  const send = screen.getByRole('button')
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await user.type(email, 'ann@example.com')
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many attempts\.$/)
  expect(screen.getByRole('timer')).toHaveTextContent(/^Try again in 1:(30|2\d) minutes\.$/)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByRole('timer')).toHaveTextContent(/^Try again in [345]\d seconds\.$/)
  expect(send).toHaveAttribute('aria-disabled', 'true')
  await user.type(email, '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('You can try again now.')
  expect(email).toHaveValue('ann@example.com')
  onSubmit.mockResolvedValue()
  await user.click(send)
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})
