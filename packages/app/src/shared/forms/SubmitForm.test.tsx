import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../RequestError.ts'
import { FormErrorBar } from './FormErrorBar.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { TextField } from './TextField.tsx'

const Person = v.object({
  name: v.pipe(v.string(), v.minLength(2, 'A name has two letters.')),
  email: v.pipe(v.string(), v.email('This is not an email address.')),
})

function show(onSubmit: (body: v.InferOutput<typeof Person>) => Promise<unknown> = () => Promise.resolve(), onRender = () => {}) {
  render(
    <SubmitForm initialValues={{ name: 'Ann', email: '' }} schema={Person} onSubmit={onSubmit}>
      <FormErrorBar />
      <Profiler id="name" onRender={onRender}>
        <TextField name="name" label="Name" />
      </Profiler>
      <TextField name="email" label="Email" />
      <SubmitButton pendingText="Saving…">Save</SubmitButton>
    </SubmitForm>,
  )
  return {
    user: userEvent.setup(),
    name: screen.getByLabelText('Name'),
    email: screen.getByLabelText('Email'),
    save: screen.getByRole('button'),
  }
}

test('starts with its initial values and shows no error before the first submit', async () => {
  const { user, name } = show()
  expect(name).toHaveValue('Ann')
  await user.clear(name)
  await user.tab()
  expect(screen.queryByText('Field is required!')).toBeNull()
})

test('a submit shows the errors and focuses the first field that has one; then they follow each change', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user, name, email, save } = show(onSubmit)
  await user.clear(name)
  await user.type(name, 'A')
  await user.click(save)
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('A name has two letters.')
  expect(email).toHaveAccessibleDescription('Field is required!')
  await user.type(name, 'nn')
  expect(name).toBeValid()
  await user.type(email, 'ann')
  expect(email).toHaveAccessibleDescription('This is not an email address.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Enter submits what was typed, once, and says that it is on its way', async () => {
  const saved = Promise.withResolvers<void>()
  const onSubmit = vi.fn<() => Promise<void>>(() => saved.promise)
  const { user, email, save } = show(onSubmit)
  await user.type(email, 'ann@example.com{Enter}{Enter}')
  expect(save).toHaveTextContent('Saving…')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', email: 'ann@example.com' })
  saved.resolve()
  await vi.waitFor(() => expect(save).toHaveTextContent('Save'))
})

test('the words of the server show beside the field that they are about, until it changes', async () => {
  const body = { message: 'Bad input.', errors: [{ field: 'email', message: 'This address is taken.' }] }
  const { user, email, save } = show(() => Promise.reject(new RequestError(400, body)))
  await user.type(email, 'ann@example.com')
  await user.click(save)
  await vi.waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription('This address is taken.')
  expect(screen.queryByRole('alert')).toHaveTextContent('This address is taken.')
  await user.type(email, 'x')
  expect(screen.queryByText('This address is taken.')).toBeNull()
})

test('any other failure shows over the form, and what was typed stays', async () => {
  const { user, email, save } = show(() => Promise.reject(new RequestError(0, undefined)))
  await user.type(email, 'ann@example.com')
  await user.click(save)
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible()
  expect(email).toHaveValue('ann@example.com')
})

test('typing in one field does not render another', async () => {
  const onRender = vi.fn<() => void>()
  const { user, email } = show(undefined, onRender)
  onRender.mockClear()
  await user.type(email, 'ann@example.com')
  expect(onRender).not.toHaveBeenCalled()
})
