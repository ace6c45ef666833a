import { afterEach, vi } from 'vitest'

// The files of a worker share their modules and globals: what a test fakes is real again for the next one.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
