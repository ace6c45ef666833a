import { testRecipient } from '@tandem/contract/testing/testRecipient.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MissingValues } from './MessagesPreview.tsx'

const missing = {
  recipient: { ...testRecipient, id: 7 },
  missing: [{ name: 'company', fallback: undefined }],
  others: [{ recipient: { ...testRecipient, id: 8 }, names: ['company'] }],
  labelOf: (name: string) => name,
}

test.each([true, false])('SEQ-131 each recipient without a value has a link (opens a new tab: %s)', (inNewTab) => {
  render(<MissingValues {...missing} inNewTab={inNewTab} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recipients/manage/7', '/recipients/manage/8'])
  expect(links.map((link) => link.getAttribute('target'))).toEqual(inNewTab ? ['_blank', '_blank'] : [null, null])
})
