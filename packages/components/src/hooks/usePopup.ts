import { type KeyboardEvent, type SyntheticEvent, useContext, useLayoutEffect, useState } from 'react'
import { PartFailureContext, type PartSource, usePart } from './lazyPart.tsx'

/** The props that a popup gets from `usePopup`. */
export interface PopupProps {
  /** The button that opened the popup. */
  readonly target: HTMLElement
  /** Closes the popup. Ignores events on the button, because a click on the button also closes the popup. */
  readonly onClose: (event: { readonly target: EventTarget | null }) => void
}

interface PopupOptions {
  /** Arrow Down also opens the popup. Default: false. */
  readonly isMenu?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A popup whose code loads when the pointer or the focus reaches its button. */
export function usePopup<Props extends PopupProps>(
  part: PartSource<Props>,
  { isMenu = false, onOpenChange }: PopupOptions = {},
) {
  const [target, setTarget] = useState<HTMLElement>()
  const [isPreloading, setIsPreloading] = useState(false)
  const isOpen = target !== undefined
  const show = (next: HTMLElement | undefined) => {
    setTarget(next)
    onOpenChange?.(next !== undefined)
  }
  const report = useContext(PartFailureContext)
  const draw = usePart(part, isPreloading || isOpen, ({ error }) => {
    setIsPreloading(false)
    if (!isOpen) return
    // The next click loads the popup again.
    show(undefined)
    report({ error, retry: undefined })
  })
  useLayoutEffect(() => {
    // If the focused element is removed with the popup, the button gets the focus.
    return () => {
      if (document.activeElement === document.body) target?.focus()
    }
  }, [target])
  const onClose: PopupProps['onClose'] = (event) => {
    if (!(event.target instanceof Node && target?.contains(event.target))) show(undefined)
  }
  const preload = () => setIsPreloading(true)
  return {
    buttonProps: {
      'aria-expanded': isOpen,
      ...(isMenu && {
        'aria-haspopup': 'menu' as const,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show(event.currentTarget)
        },
      }),
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }: SyntheticEvent<HTMLElement>) => show(isOpen ? undefined : currentTarget),
    },
    popup: target && draw ? { draw, props: { target, onClose } } : undefined,
  }
}
