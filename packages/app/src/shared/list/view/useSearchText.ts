import { useRef, useState } from 'react'
import { useOnUnmount } from '../../page/useOnUnmount.ts'

/** In ms. */
const searchDelayMs = 250

/**
 * Reports a typed text after a pause. If the address gets a search that the user did not type in the box, the box shows
 * that search.
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
    if (typed === '') send('')
    else timer.current = setTimeout(() => send(typed.trim()), searchDelayMs)
  }
  return { text, type }
}
