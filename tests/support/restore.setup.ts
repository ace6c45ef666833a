import { afterEach, vi } from 'vitest'

// All test files of a worker share modules and globals.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
