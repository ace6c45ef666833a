import { Tooltip } from '@fluentui/react-components'
import { type RefObject } from 'react'
import { useHint } from '../../hooks/useHint.ts'

function hintFor(part: Element) {
  const target = part.closest<HTMLElement>('[data-hint]')
  return target ? { target } : undefined
}

/** One tooltip for all icon buttons of a thread. */
export function MessageHint({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const target = useHint(scroller, hintFor)?.target
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
