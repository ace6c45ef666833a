import { TandemProvider } from '@tandem/components'
import { render } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { type AppStore } from '../src/shared/session/appStore.ts'

/** Renders routes inside the app's providers, and opens an address. Default: the path of the last route. */
export function renderRoutes(store: AppStore, routes: RouteObject[], address = routes.at(-1)?.path ?? '/') {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const rendered = render(
    <Provider store={store}>
      <TandemProvider>
        <RouterProvider router={router} />
      </TandemProvider>
    </Provider>,
  )
  return { ...rendered, router }
}
