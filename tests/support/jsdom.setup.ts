import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// Long enough for a loaded machine: a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no media queries.
const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true, writable: true })
// Nor has it a layout to scroll in.
Element.prototype.scrollIntoView = () => {}
// Nor has it a top layer.
HTMLElement.prototype.showPopover = () => {}
