import { expect, test, vi } from 'vitest'
import { tellOtherWindows } from './otherWindows.ts'

test('SIM-28 a change counts as made where the storage is too full to tell the other windows', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tellOtherWindows('moved on')).not.toThrow()
  full.mockRestore()
})
