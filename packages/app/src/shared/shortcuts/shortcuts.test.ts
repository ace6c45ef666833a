import { describe, expect, test, vi } from 'vitest'
import { isPressOf, keyCaps, shortcutIds, shortcuts } from './shortcuts.ts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

describe('SHELL-70 the registry of shortcuts', () => {
  test('gives each key at most one action in a scope', () => {
    const keys = shortcutIds.map((id) => `${shortcuts[id].scope} ${shortcuts[id].keys}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('accepts a letter with and without Caps Lock, but not with a modifier key', () => {
    expect(isPressOf('J', press('j'))).toBe(true)
    expect(isPressOf('J', press('J'))).toBe(true)
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(isPressOf('J', press('j', { [held]: true }))).toBe(false)
    expect(isPressOf('J', press('k'))).toBe(false)
  })

  test('accepts a question mark that is typed with Shift', () => {
    expect(isPressOf('?', press('?', { shiftKey: true }))).toBe(true)
    expect(isPressOf('/', press('/'))).toBe(true)
  })

  test('accepts Shift+D only if no other modifier key is pressed', () => {
    expect(isPressOf('Shift+D', press('D', { shiftKey: true }))).toBe(true)
    for (const held of [{}, { ctrlKey: true, shiftKey: true }, { altKey: true, shiftKey: true }])
      expect(isPressOf('Shift+D', press('D', held))).toBe(false)
  })

  test('accepts Control for Mod, and Command on a Mac', () => {
    expect(isPressOf('Mod+K', press('k', { ctrlKey: true }))).toBe(true)
    expect(isPressOf('Mod+K', press('k', { metaKey: true }))).toBe(false)
    expect(isPressOf('Mod+K', press('k'))).toBe(false)
    expect(keyCaps('Mod+Enter')).toEqual(['Ctrl', 'Enter'])
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X')
    expect(isPressOf('Mod+K', press('k', { metaKey: true }))).toBe(true)
    expect(keyCaps('Mod+K')).toEqual(['⌘', 'K'])
    vi.restoreAllMocks()
  })
})
