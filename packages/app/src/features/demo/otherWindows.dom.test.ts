import { expect, test, vi } from 'vitest'
import { tellOtherWindows } from './otherWindows.ts'

test('SIM-28 a change succeeds even if the storage is too full to notify other windows', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tellOtherWindows('moved on')).not.toThrow()
  full.mockRestore()
})
