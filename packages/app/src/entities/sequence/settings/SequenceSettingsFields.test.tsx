import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { sequenceSettingsRequiredText, type SequenceSettings, sequenceSettingsSchema } from './sequenceSettings.ts'
import { SequenceSettingsFields } from './SequenceSettingsFields.tsx'

const complete = { name: 'Spring', startDate: '2026-03-19', scheduleTimezone: 'Europe/Vienna', schedule: null }

/** 17 March in Vienna and Auckland, 16 March in Los Angeles. */
const now = Date.parse('2026-03-17T03:30:00Z')

const onSubmit = vi.fn<(settings: SequenceSettings) => Promise<void>>(() => Promise.resolve())
beforeEach(() => void onSubmit.mockClear())

function show(initialValues: object, saved?: string) {
  render(
    <Provider store={createStore()}>
      <SubmitForm
        initialValues={{ ...initialValues }}
        schema={sequenceSettingsSchema(() => now, saved)}
        requiredText={sequenceSettingsRequiredText}
        onSubmit={(body) => onSubmit(body)}
      >
        <SequenceSettingsFields {...(saved !== undefined && { savedStartDate: saved })} />
        <SubmitButton pendingText="Saving…">Save</SubmitButton>
      </SubmitForm>
    </Provider>,
  )
  return { user: userEvent.setup(), save: screen.getByRole('button', { name: 'Save' }) }
}

test('SEQ-20 the settings have the sections General and Schedule', async () => {
  const { user, save } = show(complete)
  const general = within(screen.getByRole('region', { name: 'General' }))
  expect(general.getByLabelText(/^Sequence Name/)).toHaveValue('Spring')
  expect(general.getByLabelText(/^Sequence Start Date/)).toHaveValue('Thu, Mar 19, 2026')
  const schedule = within(screen.getByRole('region', { name: 'Schedule' }))
  expect(schedule.getByRole('combobox', { name: /^Time Zone/ })).toBeVisible()
  const fullAccess = schedule.getByRole('switch', { name: /Full Access/ })
  expect(fullAccess).toBeChecked()
  await user.click(fullAccess)
  expect(schedule.getAllByRole('listitem').length).toBeGreaterThanOrEqual(7)
  await user.click(save)
  const [[saved] = []] = onSubmit.mock.calls
  expect(saved).toMatchObject({ name: 'Spring', startDate: '2026-03-19', scheduleTimezone: 'Europe/Vienna' })
  expect(saved?.schedule).toMatchObject({ mo: [{ start: '09:00', end: '18:00' }] })
})

test.each([
  ['SEQ-21', /^Sequence Name/, 'Please, define sequence name'],
  ['SEQ-22', /^Sequence Start Date/, 'Please, define sequence start date'],
  ['SEQ-23', /^Time Zone/, 'Please, define timezone'],
])('%s the form shows an error if the field %s is empty', async (_rule, label, error) => {
  const { user, save } = show({ name: '', startDate: '', scheduleTimezone: '', schedule: '*' })
  await user.click(save)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('SEQ-110 a new start date in the past is refused', async () => {
  const { user, save } = show({ ...complete, startDate: '2026-03-16' })
  await user.click(save)
  expect(screen.getByLabelText(/^Sequence Start Date/)).toHaveAccessibleDescription(/^Choose today or a later day\./)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('SEQ-110 a saved start date in the past stays valid', async () => {
  const { user, save } = show({ ...complete, startDate: '2026-01-05' }, '2026-01-05')
  await user.click(save)
  expect(onSubmit).toHaveBeenCalledWith({ ...complete, startDate: '2026-01-05' })
})

test('SEQ-111 the settings show a warning if no weekday has hours', () => {
  show({ ...complete, schedule: { mo: [], tu: [] } })
  expect(screen.getByText(/No weekday has hours/)).toBeVisible()
})

test.each([
  ['America/Los_Angeles', '2026-03-16', true],
  ['Europe/Vienna', '2026-03-16', false],
  ['Pacific/Auckland', '2026-03-16', false],
])('SEQ-170 in %s the start date %s is valid: %s', (scheduleTimezone, startDate, isRight) => {
  const settings = { ...complete, scheduleTimezone, startDate }
  expect(
    v.is(
      sequenceSettingsSchema(() => now),
      settings,
    ),
  ).toBe(isRight)
})

test('SEQ-170 the start date shows its time zone', () => {
  show(complete)
  expect(screen.getByText(/Nothing is sent before this day begins in Vienna \(UTC\+1\)\.$/)).toBeVisible()
})
