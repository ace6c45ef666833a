import type { GriffelResetStyle, GriffelStyle } from '@griffel/core'

// Replaces Fluent while the build reads the style files. Exports all of Fluent, but its `makeStyles` and
// `makeResetStyles` record the styles.
export * from '@fluentui/react-components'

/** The slots of a hook in a style file. */
export interface RecordedStyles {
  readonly slots: Readonly<Record<string, GriffelStyle>>
}

/** Returns its argument. Fluent's function would return a hook. */
export const makeStyles = (slots: RecordedStyles['slots']): RecordedStyles => ({ slots })

/** The class of a reset hook in a style file. */
export interface RecordedResetStyles {
  readonly reset: GriffelResetStyle
}

/** Like `makeStyles`, for reset styles. */
export const makeResetStyles = (reset: GriffelResetStyle): RecordedResetStyles => ({ reset })
