import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { cleanup } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import NotFoundPage from './pages/NotFoundPage.tsx'
import { usePageTitle } from './usePageTitle.ts'

afterEach(cleanup)

function Titled({ isMissing }: { readonly isMissing: boolean }) {
  usePageTitle()
  return isMissing && <NotFoundPage />
}

test.each([
  [false, 'Help · Tandem'],
  [true, 'Page not found · Tandem'],
])('SHELL-11 (the page is missing: %s) the title of the window is “%s”', async (isMissing, title) => {
  renderRoutes(createStore(), [{ path: '/', handle: { title: 'Help' }, element: <Titled isMissing={isMissing} /> }])
  await vi.waitFor(() => expect(document.title).toBe(title), 10_000)
})
