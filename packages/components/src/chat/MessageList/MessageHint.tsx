import { Tooltip } from '@fluentui/react-components'
import { type RefObject, useEffect, useState } from 'react'

/** The delay of a tooltip on hover, in ms; on keyboard focus there is none. */
const showDelay = 350

const hintedIn = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hint]') : null

/** The one tooltip of a thread, for the icons beside its messages: one per message would cost more than the message. */
export function MessageHint({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let timer = 0
    const show = (hinted: HTMLElement | null, delay: number) => {
      window.clearTimeout(timer)
      if (hinted === null) setTarget(null)
      else timer = window.setTimeout(() => setTarget(hinted), delay)
    }
    const hide = () => show(null, 0)
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    element.addEventListener('pointerover', (event) => show(hintedIn(event), showDelay), options)
    element.addEventListener(
      'focusin',
      (event) =>
        show(event.target instanceof Element && event.target.matches(':focus-visible') ? hintedIn(event) : null, 0),
      options,
    )
    element.addEventListener('pointerleave', hide, options)
    element.addEventListener('pointerdown', hide, options)
    element.addEventListener('focusout', hide, options)
    element.addEventListener('scroll', hide, options)
    element.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
    return () => {
      window.clearTimeout(timer)
      listening.abort()
    }
  }, [scroller])
  // The buttons have accessible names already.
  return target === null ? undefined : (
    <Tooltip
      visible
      relationship="inaccessible"
      content={target.dataset['hint'] ?? ''}
      positioning={{ target, position: 'above' }}
    />
  )
}
