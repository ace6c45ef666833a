import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { createPortal } from 'react-dom'
import { useFocusInList } from './useFocusInList.ts'

function Names() {
  const container = useRef<HTMLDivElement>(null)
  const onFocus = useFocusInList(container)
  const [names, setNames] = useState(['Ann', 'Ben', 'Cleo'])
  return (
    <div ref={container} onFocus={onFocus}>
      <input aria-label="New name" />
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            {createPortal(
              <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
                Confirm {name}
              </button>,
              document.body,
            )}
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function remove(name: string, label = `Remove ${name}`) {
  const button = screen.getByRole('button', { name: label })
  act(() => button.focus())
  fireEvent.click(button)
}

test('the focus moves from a removed item to a neighbour, or to the field above the list if the list is empty', () => {
  render(<Names />)
  remove('Ben')
  expect(document.activeElement?.textContent).toBe('Remove Cleo')
  remove('Cleo')
  expect(document.activeElement?.textContent).toBe('Remove Ann')
  remove('Ann')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New name' }))
})

test('the focus moves to a neighbour if a dialog of the item removes the item', () => {
  render(<Names />)
  act(() => screen.getByRole('button', { name: 'Remove Ben' }).focus())
  remove('Ben', 'Confirm Ben')
  expect(document.activeElement?.textContent).toBe('Remove Cleo')
})

test('the focus moves to a neighbour if the element around the list got the focus of the removed item', () => {
  render(
    <section aria-label="Drawer" tabIndex={-1}>
      <Names />
    </section>,
  )
  act(() => screen.getByRole('button', { name: 'Remove Ben' }).focus())
  act(() => screen.getByRole('region', { name: 'Drawer' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Ben' }))
  expect(document.activeElement?.textContent).toBe('Remove Cleo')
})

test('the focus stays when another item is removed', () => {
  render(<Names />)
  act(() => screen.getByRole('link', { name: 'Ann' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cleo' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ann' }))
})
