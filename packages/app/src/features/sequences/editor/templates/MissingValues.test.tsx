import { type Recipient } from '@tandem/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MissingValues } from './MissingValues.tsx'

const recipient = (id: number, firstName: string): Recipient => ({
  id,
  firstName,
  lastName: 'Lee',
  url: null,
  title: null,
  company: null,
  industry: null,
  location: null,
  timeZone: null,
  dateAdded: '2026-01-01T00:00:00.000Z',
  lastContact: null,
  customAttributes: {},
  sequenceId: null,
  sequenceStatus: null,
})
const missing = {
  recipient: recipient(7, 'Ann'),
  missing: [{ name: 'company', fallback: undefined }],
  others: [{ recipient: recipient(8, 'Bo'), names: ['company'] }],
  labelOf: (name: string) => name,
}

it.each([true, false])('SEQ-131 leads to the recipients that lack a value, in a new tab: %s', (inNewTab) => {
  render(<MissingValues {...missing} inNewTab={inNewTab} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recipients/manage/7', '/recipients/manage/8'])
  expect(links.map((link) => link.getAttribute('target'))).toEqual(inNewTab ? ['_blank', '_blank'] : [null, null])
})
