import { afterEach, vi } from 'vitest'

// All test files of a worker share modules and globals, so fakes must be removed before the next file.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
