import { Tooltip } from '@fluentui/react-components'
import { type RefObject } from 'react'
import { useHint } from '../../hooks/useHint.ts'

function hintFor(part: Element) {
  const target = part.closest<HTMLElement>('[data-hint]')
  return target ? { target } : undefined
}

/** The only tooltip of a thread, for the icons next to its messages. */
export function MessageHint({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const target = useHint(scroller, hintFor)?.target
  // The buttons have accessible names already.
  return (
    target && (
      <Tooltip
        visible
        relationship="inaccessible"
        content={target.dataset['hint'] ?? ''}
        positioning={{ target, position: 'above' }}
      />
    )
  )
}
