/** Whether a key is pressed alone. */
export const isWithoutModifiers = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)
