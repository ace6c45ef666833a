import type { GriffelResetStyle, GriffelStyle } from '@griffel/core'

// Replaces Fluent while the build reads the style files. `makeStyles` and `makeResetStyles` record the styles.
export * from '@fluentui/react-components'

export interface RecordedStyles {
  readonly slots: Readonly<Record<string, GriffelStyle>>
}

export const makeStyles = (slots: RecordedStyles['slots']): RecordedStyles => ({ slots })

export interface RecordedResetStyles {
  readonly reset: GriffelResetStyle
}

export const makeResetStyles = (reset: GriffelResetStyle): RecordedResetStyles => ({ reset })
