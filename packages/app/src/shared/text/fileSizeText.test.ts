import { expect, test } from 'vitest'
import { fileSizeText } from './fileSizeText.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [182_400, '182 kB'],
  [10_485_760, '10.5 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
