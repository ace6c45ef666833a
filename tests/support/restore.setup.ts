import { afterEach, vi } from 'vitest'

// All test files of a worker share modules and globals, so fake timers and mocks must not stay after a test.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
