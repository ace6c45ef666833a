import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUnloadQuestion } from './useUnloadQuestion.ts'

afterEach(cleanup)

test('the browser asks before a reload only while there are unsaved changes', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { rerender, unmount } = renderHook(({ isLosing }) => useUnloadQuestion(isLosing), {
    initialProps: { isLosing: true },
  })
  expect(isAsked()).toBe(true)
  rerender({ isLosing: false })
  expect(isAsked()).toBe(false)
  rerender({ isLosing: true })
  unmount()
  expect(isAsked()).toBe(false)
})
