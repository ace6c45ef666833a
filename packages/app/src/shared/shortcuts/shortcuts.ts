export type ShortcutScope = 'everywhere' | 'inbox' | 'queue' | 'demo'

interface Shortcut {
  /** For example 'J', '?', 'Shift+D' or 'Mod+K'. 'Mod' is Command on a Mac, and Control elsewhere. */
  readonly keys: string
  readonly name: string
  readonly scope: ShortcutScope
}

export const shortcuts = {
  palette: { keys: 'Mod+K', name: 'Search and commands', scope: 'everywhere' },
  list: { keys: '?', name: 'Show the keyboard shortcuts', scope: 'everywhere' },
  next: { keys: 'J', name: 'Next conversation', scope: 'inbox' },
  previous: { keys: 'K', name: 'Previous conversation', scope: 'inbox' },
  reply: { keys: 'R', name: 'Reply', scope: 'inbox' },
  askAi: { keys: 'A', name: 'AI reply', scope: 'inbox' },
  schedule: { keys: 'S', name: 'Schedule the message', scope: 'inbox' },
  done: { keys: 'E', name: 'Done: mark as read and open the next conversation', scope: 'inbox' },
  search: { keys: '/', name: 'Search the conversations', scope: 'inbox' },
  queueFinish: { keys: 'Mod+Enter', name: 'Send the reply and open the next conversation', scope: 'queue' },
  queueDone: { keys: 'E', name: 'Done: mark as read and open the next conversation', scope: 'queue' },
  queueSkip: { keys: 'J', name: 'Skip', scope: 'queue' },
  queueBack: { keys: 'K', name: 'Back to the previous conversation', scope: 'queue' },
  queueTomorrow: { keys: 'T', name: 'Snooze until tomorrow', scope: 'queue' },
  demoBar: { keys: 'Shift+D', name: 'Hide or show the demo bar', scope: 'demo' },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutId = keyof typeof shortcuts

const isShortcutId = (id: string): id is ShortcutId => Object.hasOwn(shortcuts, id)

export const shortcutIds: readonly ShortcutId[] = Object.keys(shortcuts).filter(isShortcutId)

/** The scopes, in the order of the list of shortcuts. In the demo, the list also has `demoScope`. */
export const shortcutScopes: readonly { readonly scope: ShortcutScope; readonly name: string }[] = [
  { scope: 'everywhere', name: 'Everywhere' },
  { scope: 'inbox', name: 'Inbox' },
  { scope: 'queue', name: 'Work queue' },
]

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

export const demoScope = { scope: 'demo', name: 'Demo' } as const

/** The names of the keys. For 'Mod+K': ['⌘', 'K'] on a Mac, ['Ctrl', 'K'] elsewhere. */
export const keyCaps = (keys: string): readonly string[] =>
  keys.split('+').map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key))

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function isPressOf(keys: string, { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
  const [first = '', second] = keys.split('+')
  if (altKey || key.toLowerCase() !== (second ?? first).toLowerCase()) return false
  if (first === 'Shift') return shiftKey && !ctrlKey && !metaKey
  if (second !== undefined) return !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
  // Many keyboards need Shift for '?'.
  return !ctrlKey && !metaKey && !(shiftKey && /[a-z]/i.test(first))
}
