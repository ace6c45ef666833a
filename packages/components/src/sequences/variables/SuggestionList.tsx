import { mergeClasses, Portal, usePositioning } from '@fluentui/react-components'
import { type RefObject, useEffect, useMemo } from 'react'
import { useVariableFieldStyles } from './VariableField.styles.ts'
import { type MessageVariable } from './variableParts.ts'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly MessageVariable[]
  readonly activeIndex: number
  /** The list opens under the caret of this field. */
  readonly field: RefObject<HTMLElement | null>
  readonly onChoose: (variable: MessageVariable) => void
}

/** The focus stays in the field. */
export function SuggestionList({ id, label, options, activeIndex, field, onChoose }: SuggestionListProps) {
  const styles = useVariableFieldStyles()
  const target = useMemo(
    () => ({
      getBoundingClientRect: () => {
        const selection = field.current?.ownerDocument.getSelection()
        const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined
        return caret && caret.height > 0 ? caret : (field.current?.getBoundingClientRect() ?? new DOMRect())
      },
    }),
    [field],
  )
  const { containerRef } = usePositioning({ position: 'below', align: 'start', offset: 4, target })
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  return (
    <Portal>
      <div ref={containerRef} id={id} role="listbox" aria-label={label} className={styles.list}>
        {options.map((variable, index) => (
          <div
            key={variable.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className={mergeClasses(styles.option, index === activeIndex && styles.active)}
            onMouseDown={(event) => {
              // Keeps the focus in the field.
              event.preventDefault()
              onChoose(variable)
            }}
          >
            {variable.label}
          </div>
        ))}
      </div>
    </Portal>
  )
}
