import { expect, test, vi } from 'vitest'
import { tellOtherWindows } from './otherWindows.ts'

test('SIM-28 while the storage is full, tellOtherWindows throws no error', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => tellOtherWindows('moved on')).not.toThrow()
  full.mockRestore()
})
