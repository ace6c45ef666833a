import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser, signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userAtom } from '../../shared/session/session.ts'
import { useAttributeTools } from './useAttributeTools.ts'

let app: SimulatedApp

test.each([
  ['org_manager', true],
  ['org_member', false],
] as const)('RECIP-31 %s can rename and delete custom attributes: %s', async (role, canManage) => {
  app = startSimulatedApp('new-user')
  const { store } = app
  setUser(store, { ...(await signedIn(store)), role })
  await vi.waitUntil(() => store.get(userAtom)?.role === role, 10_000)
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useAttributeTools, { wrapper })
  const { onAttributeAdd, onAttributeRename, onAttributeDelete } = result.current
  expect(onAttributeAdd).toBeDefined()
  expect([onAttributeRename, onAttributeDelete].map((each) => each !== undefined)).toEqual([canManage, canManage])
})
