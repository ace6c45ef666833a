import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// This timeout is long enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no media queries.
const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true, writable: true })
// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// jsdom has no top layer.
HTMLElement.prototype.showPopover = () => {}
