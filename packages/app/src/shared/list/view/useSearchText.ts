import { useRef, useState } from 'react'
import { useOnUnmount } from '../../page/useOnUnmount.ts'

/** Pause in ms before a typed text is searched. */
const searchDelayMs = 250

/**
 * The text of a search box, whose search is in the address. Typed text is searched after a pause. When the address
 * changes for another reason (Back, a saved view), the box shows the new search.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [known, setKnown] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useOnUnmount(() => clearTimeout(timer.current))
  if (known !== search) {
    setKnown(search)
    if (search !== sent) {
      setText(search)
      setSent(search)
    }
  }
  const send = (typed: string) => {
    setSent(typed)
    onSearch(typed)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    // Clearing the box searches at once.
    if (typed === '') send('')
    else timer.current = setTimeout(() => send(typed.trim()), searchDelayMs)
  }
  return { text, type }
}
