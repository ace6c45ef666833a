import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../RequestError.ts'
import { FormErrorBar } from './FormErrorBar.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { TextAreaField } from './TextAreaField.tsx'
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

const Company = v.object({
  name: v.string(),
  sizes: v.array(v.picklist(['small', 'large'], 'This size is not known.')),
  contact: v.object({ email: v.union([v.literal(''), v.pipe(v.string(), v.email('This is not an email address.'))]) }),
})
type CompanyBody = v.InferOutput<typeof Company>

const noCompany = { name: '', sizes: [], contact: { email: '' } }

function CompanyForm({
  onSubmit,
  initial = noCompany,
}: {
  onSubmit: (body: CompanyBody) => Promise<unknown>
  initial?: object
}) {
  return (
    <SubmitForm
      initialValues={{ ...initial }}
      draft={initial === noCompany ? { name: 'Obi', sizes: ['large'] } : undefined}
      schema={Company}
      onSubmit={onSubmit}
      requiredText="Field is required"
      invalidText="Please, fix errors bellow"
    >
      <FormErrorBar />
      <TextAreaField name="name" label="Name" warningOf={(text) => (text.length > 8 ? 'That is long.' : undefined)} />
      <MultiSelectField name="sizes" label="Sizes" placeholder="Search sizes" options={['small', 'large']} />
      <TextField name="contact.email" label="Email" />
      <SubmitButton needsChange pendingText="Saving…">
        Save
      </SubmitButton>
    </SubmitForm>
  )
}

test('a draft counts as typed: the form can be sent at once', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Obi', sizes: ['large'], contact: { email: '' } })
})

test('what was saved is what the form begins with from then on', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  const { rerender } = render(<CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi' }} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByLabelText('Name'), ' ')
  expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save)
  await vi.waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
  rerender(<CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi & Sons' }} />)
  expect(screen.getByLabelText('Name')).toHaveValue('Obi & Sons')
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  rerender(
    <CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi', contact: { email: 'obi@example.com' } }} />,
  )
  expect(screen.getByLabelText('Email')).toHaveValue('ada')
  expect(screen.getByLabelText('Name')).toHaveValue('Obi')
})

test('a field inside of an object has its own error; an empty one reads as the form says', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  const Named = v.object({ ...Company.entries, name: v.pipe(v.string(), v.nonEmpty('Missing.')) })
  render(
    <SubmitForm initialValues={noCompany} schema={Named} onSubmit={onSubmit} requiredText="Field is required">
      <TextField name="name" label="Name" isRequired />
      <TextField name="contact.email" label="Email" />
      <SubmitButton pendingText="Saving…">Save</SubmitButton>
    </SubmitForm>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByLabelText(/Name/)).toHaveAccessibleDescription('Field is required')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not an email address.')
})

test("the server's words show beside their fields, also for an entry of a list; those about no field over the form", async () => {
  const errors = [
    { field: 'sizes.0', message: 'Too large.' },
    { field: 'contact.email', message: 'Taken.' },
    { message: 'Not today.' },
  ]
  render(<CompanyForm onSubmit={() => Promise.reject(new RequestError(400, { message: 'Bad input.', errors }))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const bar = await screen.findByText('Please, fix errors bellow')
  expect(bar.parentElement).toHaveTextContent('Please, fix errors bellowNot today.')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Too large.')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Taken.')
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('a remark on a value does not forbid it', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Name'), ' & Sons')
  expect(screen.getByText('That is long.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('several are chosen by a search and taken away again', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  const sizes = screen.getByRole('combobox')
  await userEvent.type(sizes, 'SMA')
  await userEvent.click(await screen.findByRole('option', { name: 'small' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove large' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Obi', sizes: ['small'], contact: { email: '' } })
})
