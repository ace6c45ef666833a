import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Sequence, sequenceGet } from '@tandem/contract'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { EditedSequenceContext } from '../editedSequence.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm } from './SequenceForm.tsx'

const initialValues = { name: 'Spring', scheduleTimezone: 'UTC' }
const schema = v.object({ name: v.string(), scheduleTimezone: v.string() })

function Form({ sequence }: { readonly sequence: Sequence }) {
  return (
    <FormScope initialValues={initialValues} schema={schema} onSubmit={() => Promise.resolve()}>
      <EditedSequenceContext value={sequence}>
        <FormBody>
          <SequenceErrorBar />
          <TextField name="name" label="Name" />
          <TextField name="scheduleTimezone" label="Time zone" />
        </FormBody>
      </EditedSequenceContext>
    </FormScope>
  )
}

async function changeMeanwhile() {
  const app = startSimulatedApp()
  const read = await app.store.get(apiClientAtom).request(sequenceGet, { params: { id: 1 } })
  const { rerender } = render(<Form sequence={{ ...read, ...initialValues }} />)
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, ' mine')
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Form sequence={{ ...read, name: 'Theirs', scheduleTimezone: 'Europe/Vienna' }} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this sequence.')
  expect(name).toHaveValue('Spring mine')
  expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Vienna')
  return name
}

test('SEQ-138 Overwrite keeps the typed text after another user has changed the sequence', async () => {
  const name = await changeMeanwhile()
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name).toHaveValue('Spring mine')
})

test('SEQ-138 Load latest replaces the typed text with the text of the other user', async () => {
  const name = await changeMeanwhile()
  await userEvent.click(screen.getByRole('button', { name: 'Load latest' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name).toHaveValue('Theirs')
})

test('SEQ-138 a saved text stays in the form, even if the drawer still has the old sequence', async () => {
  const app = startSimulatedApp()
  const read = await app.store.get(apiClientAtom).request(sequenceGet, { params: { id: 1 } })
  // The form keeps the old sequence `read`, as if the drawer had not rendered the response of the save yet.
  render(
    <Provider store={app.store}>
      <SequenceForm sequence={read} parts={['name']}>
        <FormBody>
          <SequenceErrorBar />
          <TextField name="name" label="Name" />
          <SubmitButton pendingText="Saving" needsChange>
            Save
          </SubmitButton>
        </FormBody>
      </SequenceForm>
    </Provider>,
  )
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, ' mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await app.calls()).toContain('sequencePatch 200'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'))
  expect(name).toHaveValue(`${read.name} mine`)
})
