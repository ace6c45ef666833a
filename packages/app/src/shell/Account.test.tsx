import { TandemProvider } from '@tandem/components'
import { userMe } from '@tandem/contract'
import { render } from '@testing-library/react'
import { Provider } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../shared/api/apiClientAtom.ts'
import { Account } from './Account.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('AUTH-15 two users have different picture addresses', async () => {
  const { store } = app
  const user = await store.get(apiClientAtom).request(userMe, { query: {} })
  const pictureOf = (id: number) => {
    const { container, unmount } = render(
      <Provider store={store}>
        <TandemProvider>
          <Account user={{ ...user, id }} />
        </TandemProvider>
      </Provider>,
    )
    const address = container.querySelector('img')?.src ?? ''
    unmount()
    return address
  }
  expect(pictureOf(7)).toMatch(/\/api\/v2\/users\/me\/image\?user=7$/)
  expect(pictureOf(8)).not.toBe(pictureOf(7))
})
