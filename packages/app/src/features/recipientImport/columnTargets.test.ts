import { expect, test } from 'vitest'
import { columnsOf, importFieldsOf, mappingOf } from './columnTargets.ts'

test('columns convert to ids of fields, and back', () => {
  const columns = [{ attributeId: 'firstName' as const }, { attributeId: null }, { attributeId: 17 }]
  expect(mappingOf(columns)).toEqual(['firstName', null, '17'])
  expect(columnsOf(mappingOf(columns))).toEqual(columns)
})

test('the fixed fields come first', () => {
  const fields = importFieldsOf([{ id: 17, name: 'Budget' }])
  expect(fields[0]).toEqual({ id: 'firstName', name: 'First name', group: 'Recipient' })
  expect(fields.at(-1)).toEqual({ id: '17', name: 'Budget', group: 'Custom attributes' })
})
