import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useComposerStyles } from './Composer.styles.ts'
import { type ComposerVariable, tokenParts } from './tokenParts.ts'

interface TokenLayerProps {
  readonly text: string
  readonly variables: readonly ComposerVariable[]
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Lies behind the field, breaks its lines like it, and colours the variables. */
export function TokenLayer({ text, variables, field }: TokenLayerProps) {
  const styles = useComposerStyles()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return undefined
    const follow = () => layer.current?.scrollTo({ top: element.scrollTop })
    // After every drawing: another text may have scrolled the field.
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  })
  return (
    <div ref={layer} aria-hidden className={styles.tokens}>
      {tokenParts(text, variables).map((part) =>
        part.isToken ? (
          <span key={part.start} data-token="" className={styles.token}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
      {/* A last line that is empty takes room in the field, so it does here. */}
      {'\n'}
    </div>
  )
}
