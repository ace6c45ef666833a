import { type Recipient } from '@tandem/contract'
import { testRecipient } from '@tandem/contract/testing/testRecipient.ts'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { validationOf } from '../../shared/form/validationOf.ts'
import { recipientAttributeField, recipientChangesOf, recipientFormValuesOf, RecipientForm } from './recipientForm.ts'

const recipient: Recipient = {
  ...testRecipient,
  company: 'Acme',
  industry: 'Tea',
  timeZone: 'UTC',
  customAttributes: { 1: 'Fair', 2: null },
}

test('RECIP-12 an unchanged form sends no changes', () => {
  expect(recipientChangesOf(recipient, v.parse(RecipientForm, recipientFormValuesOf(recipient)))).toEqual({})
})

test('RECIP-12, RECIP-15 an emptied value becomes null', () => {
  const values = {
    ...recipientFormValuesOf(recipient),
    industry: ' ',
    title: 'CTO',
    [recipientAttributeField(1)]: '',
    [recipientAttributeField(2)]: 'x',
    [recipientAttributeField(3)]: '',
  }
  expect(recipientChangesOf(recipient, v.parse(RecipientForm, values))).toEqual({
    title: 'CTO',
    industry: null,
    customAttributes: { 1: null, 2: 'x' },
  })
})

test('RECIP-14 an error shows at the invalid field', () => {
  const errorsOf = (change: object) =>
    validationOf(RecipientForm, 'Field is required')({ ...recipientFormValuesOf(recipient), ...change })
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ company: '' })).toEqual({ company: 'Field is required' })
  expect(errorsOf({ company: '  ' })).toEqual({ company: 'Field is required' })
  expect(errorsOf({ title: 'x'.repeat(201), [recipientAttributeField(1)]: 'x'.repeat(1001) })).toEqual({
    title: 'A title can have at most 200 characters.',
    attribute1: 'A value can have at most 1,000 characters.',
  })
})
