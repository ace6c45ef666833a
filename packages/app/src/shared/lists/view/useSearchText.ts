import { useEffect, useRef, useState } from 'react'

/** Pause in typing after which a list is searched. */
const searchDelayMs = 250

/**
 * The text of a search box whose search lives in the address. Typing shows at once and searches when it pauses; an address that changes by
 * itself (Back, a saved view) shows in the box, one that repeats what was typed does not.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [known, setKnown] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
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
    // An emptied box needs no pause: nothing more is coming.
    if (typed === '') send('')
    else timer.current = setTimeout(() => send(typed.trim()), searchDelayMs)
  }
  return { text, type }
}
