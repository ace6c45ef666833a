import { expect, test, vi } from 'vitest'
import { tellOtherWindows } from './otherWindows.ts'

test('SIM-28 a window can notify the other windows without an error if the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tellOtherWindows('moved on')).not.toThrow()
  full.mockRestore()
})
