import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useImprovements } from './useImprovements.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={app.store}>{children}</Provider>

test('SEQ-132 an improvement stays when the user leaves the editor', async () => {
  const first = renderHook(useImprovements, { wrapper })
  await act(() => first.result.current.improve('a', 'Hi, shall we talk?'))
  first.unmount()
  const { result } = renderHook(useImprovements, { wrapper })
  expect(result.current.improvementOf('a')?.suggestion.state).toBe('ready')
  expect(result.current.improvementOf('b')).toBeUndefined()
  act(() => result.current.forget('a'))
  expect(result.current.improvementOf('a')).toBeUndefined()
})
