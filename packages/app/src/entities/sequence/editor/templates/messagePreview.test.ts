import { type Recipient } from '@tandem/contract'
import { testRecipient } from '@tandem/contract/testing/testRecipient.ts'
import { describe, expect, test } from 'vitest'
import { missingValues, previewText, readLength, recipientsWithout, writtenTexts } from './messagePreview.ts'

// The default in the brackets is 'your company' in base64.
const message = 'Hi %firstName%, how is %company%[eW91ciBjb21wYW55] in %industry%?'
const values = { firstName: 'Ana', company: '', industry: '' }

const recipient = (id: number, fields: Partial<Recipient>): Recipient => ({
  ...testRecipient,
  id,
  company: 'Acme',
  sequenceId: 1,
  sequenceStatus: 'new',
  ...fields,
})

describe('SEQ-131 the preview of a message', () => {
  test('fills in values or defaults', () => {
    expect(previewText(message, values)).toBe('Hi Ana, how is your company in %industry%?')
    expect(previewText(message, undefined)).toBe(message)
  })

  test('counts the characters of the resolved text', () => {
    expect(readLength(message, values)).toBe('Hi Ana, how is your company in ?'.length)
  })

  test('lists each variable without a value only once', () => {
    expect(missingValues([message, 'Your %industry%, %company%'], values)).toEqual([
      { name: 'company', fallback: 'your company' },
      { name: 'industry', fallback: undefined },
    ])
    expect(missingValues([message], { firstName: 'Ana', company: 'Acme', industry: 'Retail' })).toEqual([])
  })

  test('finds the recipients with missing values', () => {
    const found = recipientsWithout(
      [message],
      [recipient(1, { industry: 'Retail' }), recipient(2, { company: '' }), recipient(3, { firstName: '' })],
    )
    expect(found.map(({ recipient: { id }, names }) => [id, names])).toEqual([
      [2, ['company', 'industry']],
      [3, ['firstName', 'industry']],
    ])
  })

  test('leaves out the text of a connection request that is sent without a note', () => {
    const templates = ['First', 'Second'].map((text) => ({ title: '', text, delaySecs: 0, systemId: text }))
    const settings = { sendConnectionRequests: true, sendEmptyConnectionRequest: true }
    expect(writtenTexts({ templates, ...settings })).toEqual(['Second'])
    expect(writtenTexts({ templates, ...settings, sendConnectionRequests: false })).toEqual(['First', 'Second'])
  })
})
