import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../api/RequestError.ts'
import { FormBody } from './FormBody.tsx'
import { FormErrorBar } from './FormErrorBar.tsx'
import { FormScope } from './FormScope.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { TextField } from './TextField.tsx'

const Person = v.object({
  name: v.pipe(v.string(), v.minLength(2, 'A name has two letters.')),
  email: v.pipe(v.string(), v.email('This is not an email address.')),
})

function show(
  onSubmit: (body: v.InferOutput<typeof Person>) => Promise<unknown> = () => Promise.resolve(),
  onRender = () => {},
) {
  render(
    <SubmitForm initialValues={{ name: 'Ann', email: '' }} schema={Person} onSubmit={(body) => onSubmit(body)}>
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

test('SHELL-34 a form shows no error before the first submit', async () => {
  const { user, name } = show()
  expect(name).toHaveValue('Ann')
  await user.clear(name)
  await user.tab()
  expect(screen.queryByText('Field is required!')).toBeNull()
})

test('SHELL-34, SHELL-35 a submit shows all errors and focuses the first invalid field', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user, name, email, save } = show(onSubmit)
  await user.clear(name)
  await user.type(name, 'A')
  await user.click(save)
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('A name has two letters.')
  expect(email).toHaveAccessibleDescription('Field is required!')
  await user.type(name, 'nn')
  expect(name).toBeValid()
  await user.type(email, 'ann')
  expect(email).toHaveAccessibleDescription('This is not an email address.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('SHELL-36 pressing Enter twice submits once', async () => {
  const saved = Promise.withResolvers<void>()
  const onSubmit = vi.fn<() => Promise<void>>(() => saved.promise)
  const { user, email, save } = show(onSubmit)
  await user.type(email, 'ann@example.com{Enter}{Enter}')
  expect(save).toHaveTextContent('Saving…')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', email: 'ann@example.com' })
  saved.resolve()
  await vi.waitFor(() => expect(save).toHaveTextContent('Save'), 10_000)
})

test('SHELL-36 a disabled button does not submit, and a double click submits only once', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
  render(
    <SubmitForm initialValues={{ name: 'Ann' }} schema={v.object({ name: v.string() })} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <SubmitButton needsChange pendingText="Saving…">
        Save
      </SubmitButton>
    </SubmitForm>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Name'), 'a')
  await userEvent.dblClick(screen.getByRole('button'))
  await vi.waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true'), 10_000)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('SHELL-36 Shift+Enter does not submit', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { user, email } = show(onSubmit)
  await user.type(email, 'ann@example.com{Shift>}{Enter}{/Shift}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('SHELL-33 spaces in a required field count as empty', async () => {
  const { user, name, save } = show()
  await user.clear(name)
  await user.type(name, ' ')
  await user.click(save)
  expect(name).toHaveAccessibleDescription('Field is required!')
})

test("SHELL-39 the server's message about a field shows at the field", async () => {
  const body = { message: 'Bad input.', errors: [{ field: 'email', message: 'This address is taken.' }] }
  const { user, email, save } = show(() => Promise.reject(new RequestError(400, body)))
  await user.type(email, 'ann@example.com')
  await user.click(save)
  await vi.waitFor(() => expect(email).toHaveFocus(), 10_000)
  expect(email).toHaveAccessibleDescription('This address is taken.')
  expect(screen.queryByRole('alert')).toHaveTextContent('This address is taken.')
  await user.type(email, 'x')
  expect(screen.queryByText('This address is taken.')).toBeNull()
})

test('SHELL-39 if a failure names no field, the form shows the failure and keeps the typed values', async () => {
  const { user, email, save } = show(() => Promise.reject(new RequestError(0, undefined)))
  await user.type(email, 'ann@example.com')
  await user.click(save)
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible()
  expect(email).toHaveValue('ann@example.com')
})

test('typing in a field does not render another field again', async () => {
  const onRender = vi.fn<() => void>()
  const { user, email } = show(undefined, onRender)
  onRender.mockClear()
  await user.type(email, 'ann@example.com')
  expect(onRender).not.toHaveBeenCalled()
})

function Stay({ isShown }: { isShown: boolean }) {
  return (
    <SubmitForm initialValues={{ name: '' }} schema={v.object({ name: v.string() })} onSubmit={() => Promise.resolve()}>
      {isShown && <TextField name="name" label="Name" />}
    </SubmitForm>
  )
}

test('a field keeps its value while it is not on the screen', async () => {
  const { rerender } = render(<Stay isShown />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ann')
  rerender(<Stay isShown={false} />)
  rerender(<Stay isShown />)
  expect(screen.getByLabelText('Name')).toHaveValue('Ann')
})

test('a form in a dialog of another form submits separately', async () => {
  const outer = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const inner = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const schema = v.object({ name: v.string() })
  render(
    <SubmitForm initialValues={{ name: 'Outer' }} schema={schema} onSubmit={outer}>
      {createPortal(
        <FormScope initialValues={{ name: 'Inner' }} schema={schema} onSubmit={inner}>
          <FormBody>
            <TextField name="name" label="Inner name" />
          </FormBody>
          <SubmitButton pendingText="Saving…">Save the inner form</SubmitButton>
        </FormScope>,
        document.body,
      )}
    </SubmitForm>,
  )
  await userEvent.type(screen.getByLabelText('Inner name'), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save the inner form' }))
  expect(inner).toHaveBeenCalledTimes(2)
  expect(outer).not.toHaveBeenCalled()
})
