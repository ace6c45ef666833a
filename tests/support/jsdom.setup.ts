import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => {}
// Nor has it a top layer.
HTMLElement.prototype.showPopover = () => {}
