import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { chipText, labelOf, type MessageVariable, variableParts } from '../variables/variableParts.ts'
import { variableTexts } from '../variables/variableTexts.ts'
import { warningTint } from '../../theme/styleFragments.ts'
import { chipLook } from '../variables/chipFragments.ts'

const useVariableTextStyles = makeStyles({
  root: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
  },
  chip: chipLook,
  unknown: warningTint,
})

export interface VariableTextProps {
  /** Variables have the format of SEQ-33. */
  readonly text: string
  /** The existing variables. Other variables are marked as unknown. Undefined while the variables load. */
  readonly variables: readonly MessageVariable[] | undefined
  /** Maximum number of lines. With a maximum, line breaks of the text show as spaces. Default: all lines. */
  readonly lines?: number | undefined
  /** Shows the default of each variable next to the variable, not only in a tooltip. */
  readonly hasDefaults?: boolean | undefined
}

/** A message with its variables as chips. */
export function VariableText({ text, variables, lines, hasDefaults = false }: VariableTextProps) {
  const styles = useVariableTextStyles()
  return (
    <span
      className={mergeClasses(styles.root, lines !== undefined && styles.clamped)}
      style={lines === undefined ? undefined : { WebkitLineClamp: lines }}
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
            {hasDefaults ? chipText(part, label) : (label ?? part.name)}
          </span>
        )
      })}
    </span>
  )
}
