import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuietBoundary } from './QuietBoundary.tsx'

afterEach(cleanup)

let isBroken = false
function Bell() {
  if (isBroken) throw new Error('no bell')
  return <button type="button">Notifications</button>
}

const frame = (page: string) => (
  <>
    <QuietBoundary page={page}>
      <Bell />
    </QuietBoundary>
    <main>Page</main>
  </>
)

test('SHELL-63 if a part of the frame fails, the page stays visible, and the part is hidden until another page opens', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isBroken = false
  const { rerender } = render(frame('/help'))
  isBroken = true
  rerender(frame('/help'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Page')).toBeVisible()
  expect(reported.mock.calls.map(String)).toEqual(['Error: no bell'])
  isBroken = false
  rerender(frame('/help'))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(frame('/calls'))
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible()
})
