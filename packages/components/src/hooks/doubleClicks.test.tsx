import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { singleClicks, useOpeningClick } from './doubleClicks.ts'

const onClick = vi.fn<() => void>()

function View({ id }: { readonly id: string }) {
  const openingClick = useOpeningClick(id)
  return (
    <div {...openingClick}>
      <button type="button" onClick={onClick}>
        Next
      </button>
    </div>
  )
}

const click = (...details: readonly number[]) => {
  for (const detail of details) fireEvent.click(screen.getByRole('button'), { detail })
}

test('SHELL-88 the second click of a double click has no effect in a view that the first click opened', () => {
  const { rerender } = render(<View id="one" />)
  click(2)
  expect(onClick).not.toHaveBeenCalled()
  click(1)
  rerender(<View id="two" />)
  click(2)
  expect(onClick).toHaveBeenCalledOnce()
  click(1, 2, 0)
  expect(onClick).toHaveBeenCalledTimes(4)
})

test('SHELL-88 if the first click of a double click closes a view, the second click has no effect in the view below', () => {
  const shown = (isOpen: boolean) => (
    <>
      <View id="page" />
      {isOpen && <View id="dialog" />}
    </>
  )
  onClick.mockClear()
  const { rerender } = render(shown(false))
  click(1)
  rerender(shown(true))
  fireEvent.click(screen.getAllByRole('button')[1] ?? document.body, { detail: 1 })
  rerender(shown(false))
  expect(onClick).toHaveBeenCalledTimes(2)
  click(2)
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('SHELL-88 the second click of a double click has no effect in a view that opens again', () => {
  onClick.mockClear()
  const { rerender } = render(<View id="open" />)
  click(1)
  rerender(<View id="closed" />)
  rerender(<View id="open" />)
  click(2)
  expect(onClick).toHaveBeenCalledOnce()
})

test('SHELL-88 a control with `singleClicks` ignores the second click of a double click', () => {
  render(
    <span {...singleClicks}>
      <button type="button" onClick={onClick}>
        Done
      </button>
    </span>,
  )
  onClick.mockClear()
  click(1, 2, 1, 0)
  expect(onClick).toHaveBeenCalledTimes(3)
})
