import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyOverlay, lazyPage, lazyPart, type PartFailure, PartFailureContext, usePart } from './lazyPart.tsx'
import { type PopupProps, usePopup } from './usePopup.ts'

const failures: PartFailure[] = []
beforeEach(() => {
  failures.length = 0
})
afterEach(cleanup)

function show(children: ReactNode) {
  render(
    <PartFailureContext value={(failure) => void failures.push(failure)}>
      <input aria-label="Name" defaultValue="typed" />
      {children}
    </PartFailureContext>,
  )
}
const expectPage = () => expect(screen.getByLabelText('Name')).toHaveValue('typed')

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>
const failing = <Part,>(part: Part, times: number) => {
  const load = vi.fn<() => Promise<Part>>(() => Promise.resolve(part))
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}
const failureCount = (count: number) => vi.waitFor(() => expect(failures).toHaveLength(count), 10_000)

test('SHELL-94 a part that fails to load leaves the page unchanged, and can be loaded again', async () => {
  const Part = lazyPart(failing(Hello, 2))
  show(<Part name="Ann" fallback={<p>Wait</p>} />)
  expect(screen.getByText('Wait')).toBeVisible()
  await failureCount(1)
  expectPage()
  act(() => failures[0]?.retry?.())
  await failureCount(2)
  act(() => failures[1]?.retry?.())
  expect(await screen.findByText('Hello Ann')).toBeVisible()
  expect(screen.queryByText('Wait')).toBeNull()
})

test('SHELL-94 a part that failed to load is loaded again when the browser is online again', async () => {
  const Part = lazyPart(failing(Hello, 1))
  show(<Part name="Ann" />)
  await failureCount(1)
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Hello Ann')).toBeVisible()
})

test('SHELL-94 a part that fails to render leaves the page unchanged, and can be rendered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Part = lazyPart(async () => () => {
    if (isBroken) throw new TypeError('no name')
    return <p>Mended</p>
  })
  show(<Part />)
  await failureCount(1)
  expectPage()
  isBroken = false
  act(() => failures[0]?.retry?.())
  expect(await screen.findByText('Mended')).toBeVisible()
})

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

test('SHELL-94 an overlay that failed to load can be opened again', async () => {
  const Dialog = lazyOverlay(failing(({ isOpen }: DialogProps) => (isOpen ? <p>The dialog</p> : null), 1))
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  }
  show(<Page />)
  fireEvent.click(screen.getByText('Open'))
  await failureCount(1)
  expect(failures[0]?.retry).toBeUndefined()
  expect(screen.getByText('Open')).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(screen.getByText('Open'))
  expect(await screen.findByText('The dialog')).toBeVisible()
})

test('SHELL-94 a menu that failed to load can be opened again', async () => {
  const menu = lazyPart(failing<ComponentType<PopupProps>>(() => <p>The menu</p>, 2))
  function Menu() {
    const { buttonProps, popup } = usePopup(menu)
    return (
      <>
        <button type="button" {...buttonProps}>
          Open
        </button>
        {popup?.draw(popup.props)}
      </>
    )
  }
  show(<Menu />)
  fireEvent.pointerEnter(screen.getByText('Open'))
  await act(async () => {})
  expect(failures).toEqual([])
  fireEvent.click(screen.getByText('Open'))
  await failureCount(1)
  fireEvent.click(screen.getByText('Open'))
  expect(await screen.findByText('The menu')).toBeVisible()
})

test('SHELL-91 a page that failed to load shows the error, and can be loaded again', async () => {
  const Page = lazyPage(
    failing(() => <h1>Calls</h1>, 1),
    ({ error, onRetry }) => <button type="button" onClick={onRetry}>{`Again: ${String(error)}`}</button>,
  )
  show(<Page />)
  fireEvent.click(await screen.findByText('Again: TypeError: Failed to fetch'))
  expect(await screen.findByText('Calls')).toBeVisible()
  expect(failures).toEqual([])
})

test('a loaded part shows in the first render', async () => {
  const Part = lazyPart(async () => Hello)
  const drawn: boolean[] = []
  function Owner() {
    const draw = usePart(Part)
    drawn.push(draw !== undefined)
    return draw?.({ name: 'Ann' })
  }
  await Part.load()
  show(<Owner />)
  expect(drawn[0]).toBe(true)
})
