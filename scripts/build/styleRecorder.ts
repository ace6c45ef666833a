import type { GriffelResetStyle, GriffelStyle } from '@griffel/core'

// Replaces Fluent while the build reads the style files. Exports all of Fluent, but its `makeStyles` and
// `makeResetStyles` record the styles.
export * from '@fluentui/react-components'

/** The slots of a style hook. */
export interface RecordedStyles {
  readonly slots: Readonly<Record<string, GriffelStyle>>
}

/** Returns the slots. Fluent's function would return a hook. */
export const makeStyles = (slots: RecordedStyles['slots']): RecordedStyles => ({ slots })

/** The style of a reset hook. */
export interface RecordedResetStyles {
  readonly reset: GriffelResetStyle
}

/** Returns the style. Fluent's function would return a hook. */
export const makeResetStyles = (reset: GriffelResetStyle): RecordedResetStyles => ({ reset })
