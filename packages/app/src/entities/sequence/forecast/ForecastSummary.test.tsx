import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ForecastSummary } from './ForecastPanel.tsx'

const forecast = {
  dates: ['2026-11-20'],
  profiles: [{ id: 1, name: 'Tom Hill', requests: [0], messages: [3], expectedMessages: [0] }],
  firstContact: null,
  allContactedOn: null,
  leftCount: 0,
  unreachableCount: 0,
  reasons: [],
  bottleneck: null,
}

test('SEQ-88 the reasons why no recipient is contacted have a heading', () => {
  render(<ForecastSummary sequenceId={5} forecast={{ ...forecast, reasons: ['profileHours', 'weeklyLimit'] }} />)
  const facts = within(screen.getByRole('status'))
  expect(facts.getByRole('term')).toHaveTextContent('Next')
  expect(facts.getByRole('definition')).toHaveTextContent('3 messages today from 1 profile')
  expect(screen.getByText('Why sending is on hold')).toBeVisible()
  const reasons = within(screen.getByRole('list', { name: 'Why sending is on hold' }))
  expect(reasons.getByText(/No profile is in its sending hours now\./)).toBeVisible()
  expect(reasons.getByText(/Every profile has reached LinkedIn's weekly limit\./)).toBeVisible()
})

test('SEQ-88 a forecast without reasons has no heading', () => {
  render(<ForecastSummary sequenceId={5} forecast={forecast} />)
  expect(screen.queryByText('Why sending is on hold')).toBeNull()
})

test('SEQ-88 a new sequence is not on hold', () => {
  const limited = {
    ...forecast,
    reasons: ['dailyLimit' as const],
    bottleneck: { reason: 'sequenceHours' as const, profileId: 1 },
  }
  render(<ForecastSummary sequenceId={undefined} forecast={limited} />)
  expect(screen.getByText('If launched now')).toBeVisible()
  expect(screen.queryByText('Why sending is on hold')).toBeNull()
  expect(screen.queryByText('Daily limit')).toBeNull()
})
