import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { MultiSelectField, TextAreaField } from './CompanyFields.tsx'

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
      onSubmit={(body) => onSubmit(body)}
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

test('a form with a restored draft can be submitted', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Obi', sizes: ['large'], contact: { email: '' } })
})

test('after a submit no field counts as changed, and later values of the parent replace only unchanged fields', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  const { rerender } = render(<CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi' }} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByLabelText('Name'), ' ')
  expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save)
  await vi.waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'), 10_000)
  rerender(<CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi & Sons' }} />)
  expect(screen.getByLabelText('Name')).toHaveValue('Obi & Sons')
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  rerender(
    <CompanyForm onSubmit={onSubmit} initial={{ ...noCompany, name: 'Obi', contact: { email: 'obi@example.com' } }} />,
  )
  expect(screen.getByLabelText('Email')).toHaveValue('ada')
  expect(screen.getByLabelText('Name')).toHaveValue('Obi')
})

test("SHELL-33 an empty field shows the form's text for required fields", async () => {
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

test('SHELL-39 server errors without a field show above the form', async () => {
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

test('a warning does not stop a submit', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Name'), ' & Sons')
  expect(screen.getByText('That is long.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a searched option can be selected', async () => {
  const onSubmit = vi.fn<(body: CompanyBody) => Promise<void>>(() => Promise.resolve())
  render(<CompanyForm onSubmit={onSubmit} />)
  const sizes = screen.getByRole('combobox')
  await userEvent.type(sizes, 'SMA')
  await userEvent.click(await screen.findByRole('option', { name: 'small' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove large' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Obi', sizes: ['small'], contact: { email: '' } })
})
