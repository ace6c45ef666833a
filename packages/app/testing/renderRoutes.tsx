import { TandemProvider } from '@tandem/components'
import { render } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { type AppStore } from '../src/shared/session/appStore.ts'

/** Renders routes inside the app's providers, and opens the last route. */
export function renderRoutes(store: AppStore, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [routes.at(-1)?.path ?? '/'] })
  return render(
    <Provider store={store}>
      <TandemProvider>
        <RouterProvider router={router} />
      </TandemProvider>
    </Provider>,
  )
}
