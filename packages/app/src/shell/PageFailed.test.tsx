import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { onlineManager } from '@tanstack/query-core'
import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFailed } from './PageFailed.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test.each([
  [true, 1],
  [false, 0],
])('REL-4 the error page reports the error only if there is a network (%s)', async (isOnline, count) => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  onlineManager.setOnline(isOnline)
  render(
    <Provider store={app.store}>
      <PageFailed error={new TypeError('Failed to fetch')} onRetry={() => {}} />
    </Provider>,
  )
  await screen.findByText('This page could not be loaded')
  expect(reported).toHaveBeenCalledTimes(count)
})
