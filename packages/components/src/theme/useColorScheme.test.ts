import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useColorScheme } from './useColorScheme.ts'

function fakeSystem() {
  const listeners = new Set<() => void>()
  let isDark = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('color-scheme: dark') && isDark
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return {
    listeners,
    turn(dark: boolean) {
      isDark = dark
      for (const listener of listeners) listener()
    },
  }
}

let system: ReturnType<typeof fakeSystem>
beforeEach(() => {
  system = fakeSystem()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the scheme follows the operating system', () => {
  const { result, unmount } = renderHook(() => useColorScheme('system'))
  expect(result.current).toBe('light')
  act(() => system.turn(true))
  expect(result.current).toBe('dark')
  unmount()
  expect(system.listeners.size).toBe(0)
})

test("the user's choice takes precedence over the operating system", () => {
  system.turn(true)
  const { result, rerender } = renderHook(({ preference }) => useColorScheme(preference), {
    initialProps: { preference: 'light' as 'light' | 'dark' },
  })
  expect(result.current).toBe('light')
  act(() => system.turn(false))
  rerender({ preference: 'dark' })
  expect(result.current).toBe('dark')
})
