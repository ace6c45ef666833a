import { mergeClasses } from '@fluentui/react-components'
import { labelOf, type MessageVariable, variableParts } from '../variables/variableParts.ts'
import { variableTexts } from '../variables/variableTexts.ts'
import { useVariableTextStyles } from './VariableText.styles.ts'

export interface VariableTextProps {
  /** As a message carries it: `%name%`, or `%name%[default in base64]`. */
  readonly text: string
  /** The variables that exist; another one is marked. Undefined: not known yet. */
  readonly variables: readonly MessageVariable[] | undefined
  /** At most so many lines, in one paragraph. Default: all, with their breaks. */
  readonly lines?: number
}

/** A message to read, its variables by their names. */
export function VariableText({ text, variables, lines }: VariableTextProps) {
  const styles = useVariableTextStyles()
  return (
    <span
      className={mergeClasses(styles.root, lines !== undefined && styles.clamped)}
      {...(lines === undefined ? {} : { style: { WebkitLineClamp: lines } })}
    >
      {variableParts(text).map((part) => {
        if (part.kind === 'text') return part.text
        const label = labelOf(part.name, variables)
        return (
          <span
            key={part.start}
            className={mergeClasses(styles.chip, label === undefined && styles.unknown)}
            title={variableTexts.chipTitle(part, label)}
          >
            {label ?? part.name}
          </span>
        )
      })}
    </span>
  )
}
